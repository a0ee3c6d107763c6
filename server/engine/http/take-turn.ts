import 'server-only';

/** Requests that share a turn. */
const TOGETHER = 4;

let last: Promise<void> = Promise.resolve();
let sharing = 0;

/**
 * Resolves for a few requests in each turn of the event loop. Fifty requests that arrive together would otherwise be
 * answered in one go, since the database is synchronous, and everything else would wait for all of them.
 */
export function takeTurn(): Promise<void> {
  if (sharing === 0) last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  sharing = (sharing + 1) % TOGETHER;
  return last;
}
