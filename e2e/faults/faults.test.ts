import { describe, expect, it } from 'vitest';
import { ALL_PROMISES } from './all-promises';
import { PROCESS_PROMISES } from './process-promises';
import { tryPromise } from './try-promise';

/** Share of each full count: `npm run check:faults` runs them completely. */
const SHARE = 0.05;

/** The others start and kill processes or fill disks, which takes longer: `npm run check:deep` runs them. */
const HERE = ALL_PROMISES.filter((promise) => !PROCESS_PROMISES.includes(promise));

describe('what is promised under faults (docs/spec/faults.md)', () => {
  it.each(HERE)('$number: $says', async (promise) => {
    const { held, figure } = await tryPromise(promise, SHARE);
    expect(held, figure).toBe(true);
  });
});
