import 'server-only';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Interval between checks, in milliseconds. */
const CHECK_MS = 2500;
/** Milliseconds without work after which the program is at rest. */
const REST_MS = 10_000;
/** Growth in bytes below which the pause is not worth it. */
const MIN_GROWTH = 48 * 1024 * 1024;

type Rest = {
  isBusy(): boolean;
  collect?(): void;
  /** Resident memory of this process in bytes. */
  resident?(): number;
};

/**
 * Collects garbage whenever the program comes to rest with more memory than it had at rest before. A collection stops
 * the program for a moment, so it never happens while a deck is made. Returns a function that stops the checks.
 */
export function collectAtRest({
  isBusy,
  collect = collectGarbage,
  resident = () => process.memoryUsage.rss(),
}: Rest): () => void {
  let least = resident();
  let restingFor = 0;
  const timer = setInterval(() => {
    restingFor = isBusy() ? 0 : restingFor + CHECK_MS;
    if (restingFor < REST_MS) return;
    const bytes = resident();
    least = Math.min(least, bytes);
    if (bytes - least < MIN_GROWTH) return;
    collect();
    least = resident();
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

let collect: (() => void) | undefined;

/**
 * Collects the garbage of this thread and returns the memory to the system. V8 collects only when the heap grows, and
 * keeps pages that are half empty. Without this, an idle program would keep up to three hundred megabytes from its last
 * large requests. Stops this thread for about 200 ms.
 */
export function collectGarbage(): void {
  collect ??= collector();
  setFlagsFromString('--compact-on-every-full-gc');
  collect();
  setFlagsFromString('--no-compact-on-every-full-gc');
}

/** `gc` exists only in contexts that are created after the flag was set. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
