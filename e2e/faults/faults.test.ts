import { describe, expect, it } from 'vitest';
import { ALL_PROMISES } from './all-promises';
import { PROGRAM_PROMISES } from './program-promises';
import { tryPromise } from './try-promise';

/** Share of each full count: `npm run check:faults` runs them completely. */
const SHARE = 0.05;

describe('what is promised under faults (docs/spec/faults.md)', () => {
  it.each(ALL_PROMISES.filter(({ needs }) => needs !== 'program'))('$number: $says', async (promise) => {
    const { held, figure } = await tryPromise(promise, SHARE);
    expect(held, figure).toBe(true);
  });

  it('leaves the promises that need the program to the journeys', () => {
    const left = ALL_PROMISES.filter(({ needs }) => needs === 'program').map(({ number }) => String(number));
    expect(left).toEqual(Object.keys(PROGRAM_PROMISES));
  });
});
