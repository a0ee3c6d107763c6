import 'server-only';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Collects the garbage of this thread. V8 does so only when the heap grows: without this, an idle program would keep
 * what its last large requests left, up to a hundred megabytes. Stops this thread for about 100 ms.
 */
export function collectGarbage(): void {
  collect ??= collector();
  collect();
}

/** `gc` exists only in contexts that are created after the flag was set. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
