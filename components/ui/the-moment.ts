/** Milliseconds between two looks at the clock. */
const PACE = 10_000;

let moment = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time it was at the last look, one for all that show how long ago something is: a list has hundreds of them. */
export function theMoment(): number {
  if (listeners.size === 0 && Date.now() - moment > PACE) moment = Date.now();
  return moment;
}

/** Tells of each look at the clock; gives the way to stop. Nobody looks while nobody asks. */
export function followMoment(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(look, PACE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function look(): void {
  moment = Date.now();
  for (const listener of listeners) listener();
}
