import { ALL_PROMISES } from '../faults/all-promises';
import { tryPromise } from '../faults/try-promise';
import { expect, test } from '../support/journey';

/** Of each full count: `npm run check:faults` tries them whole, and those that need no program are tried by vitest. */
const SHARE = 0.02;

test.describe.configure({ timeout: 180_000 });

for (const promise of ALL_PROMISES.filter(({ needs }) => needs === 'program'))
  test(`promise ${promise.number}: ${promise.says}`, async () => {
    const { held, figure } = await tryPromise(promise, SHARE);
    expect(held, figure).toBe(true);
  });
