import 'server-only';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves one event-loop turn after the call before it. Fifty requests that arrive together would otherwise be
 * answered in one go, since the database is synchronous, and everything else would wait for all of them.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
