// biome-ignore-all lint/style/noProcessEnv: set by the commands that run the tests at full count.

import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** The share of its count at which a property runs. `npm run check:properties` and `npm run check:deep` set it to 1. */
const SHARE = readShare(process.env.PROPERTY_SHARE ?? '0.1');
/** Fewer runs would be examples rather than a property. */
const MIN_RUNS = 25;
/**
 * Tests that always run at full count: of the wire, the draft's law, money, stored data and untrusted input. They are
 * fast, because they render nothing.
 */
const ALWAYS_FULL =
  /^(app|e2e|lib\/contract|server)\/(?!engine\/(render|write)\/)|^lib\/composer\/draft-law\.test\.ts$/;

/**
 * How often a property of a test file runs: a tenth of its count, or all of it. A shorter run tries the first values of
 * the full run.
 * @param testFile an absolute path
 * @param examples the number of examples, which count as runs and are never left out
 */
export function propertyRuns(full: number, testFile: string, examples = 0, share = SHARE): number {
  if (ALWAYS_FULL.test(path.relative(root, testFile).replaceAll('\\', '/'))) return full;
  return Math.min(full, Math.max(MIN_RUNS, Math.round(full * share)) + examples);
}

/** @throws Error for a share at which no property would run */
function readShare(given: string): number {
  const share = Number(given);
  if (share > 0 && share <= 1) return share;
  throw new Error(`PROPERTY_SHARE must be above 0 and at most 1, not "${given}".`);
}
