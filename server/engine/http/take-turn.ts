import 'server-only';

/** Requests that share one turn of the event loop. */
const REQUESTS_PER_TURN = 4;

let last: Promise<void> = Promise.resolve();
let sharing = 0;

/**
 * Lets a few requests proceed in each turn of the event loop. The database is synchronous, so otherwise fifty requests
 * that arrive together would all be answered in one turn, and everything else would have to wait.
 */
export function takeTurn(): Promise<void> {
  if (sharing === 0) last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  sharing = (sharing + 1) % REQUESTS_PER_TURN;
  return last;
}
