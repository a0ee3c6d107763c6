import 'server-only';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/** A collection empties pages of the heap; the ones after it return them to the system. */
const REPEATS = 2;
/** Milliseconds between two collections, for the requests that waited. */
const PAUSE = 2000;
let repeats: NodeJS.Timeout[] = [];

/**
 * Collects the garbage of this thread. V8 does so only when the heap grows: without this, an idle program would keep
 * what its last large requests left, up to two hundred megabytes. Stops this thread for about 100 ms each time.
 */
export function collectGarbage(): void {
  collect ??= collector();
  const again = collect;
  again();
  for (const repeat of repeats) clearTimeout(repeat);
  repeats = Array.from({ length: REPEATS }, (_, at) => setTimeout(again, (at + 1) * PAUSE).unref());
}

/** `gc` exists only in contexts that are created after the flag was set. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
