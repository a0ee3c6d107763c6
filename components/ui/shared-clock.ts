/** Milliseconds between two ticks. */
const TICK_MS = 10_000;

let moment = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time at the last tick, shared by all relative times: a list has hundreds of them. */
export function getNow(): number {
  if (listeners.size === 0 && Date.now() - moment > TICK_MS) moment = Date.now();
  return moment;
}

/** Subscribes to ticks; returns the unsubscribe function. The timer only runs while there are subscribers. */
export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  moment = Date.now();
  for (const listener of listeners) listener();
}
