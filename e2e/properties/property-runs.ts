// biome-ignore-all lint/style/noProcessEnv: set by the commands that run the tests at full count.

import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** `npm run check:properties` and `npm run check:deep` set it to 1. */
const SHARE = readShare(process.env.PROPERTY_SHARE ?? '0.1');
/** Fewer would be examples, not a property. */
const FEWEST = 25;
/**
 * Tests of the wire, of the draft's law, of money, of stored data and of what comes from outside: always at full count. They are fast,
 * because they draw nothing.
 */
const ALWAYS_FULL =
  /^(app|e2e|lib\/contract|server)\/(?!engine\/(render|write)\/)|^lib\/composer\/draft-law\.test\.ts$/;

/**
 * How often a property of a test file runs: a tenth of its count, or all of it. A shorter run tries the first of the
 * values that the full one tries.
 * @param testFile an absolute path
 * @param examples run first and are counted; they are never left out
 */
export function propertyRuns(full: number, testFile: string, examples = 0, share = SHARE): number {
  if (ALWAYS_FULL.test(path.relative(root, testFile).replaceAll('\\', '/'))) return full;
  return Math.min(full, Math.max(FEWEST, Math.round(full * share)) + examples);
}

/** @throws Error where a property would never run */
function readShare(given: string): number {
  const share = Number(given);
  if (share > 0 && share <= 1) return share;
  throw new Error(`PROPERTY_SHARE must be above 0 and at most 1, not "${given}".`);
}
