/** Milliseconds between two ticks. */
const TICK_MS = 10_000;

let lastTick = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time at the last tick, shared by all relative times: a list has hundreds of them. */
export function getNow(): number {
  if (listeners.size === 0 && Date.now() - lastTick > TICK_MS) lastTick = Date.now();
  return lastTick;
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
  lastTick = Date.now();
  for (const listener of listeners) listener();
}
