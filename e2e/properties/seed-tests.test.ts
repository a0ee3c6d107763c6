import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROPERTY_SEED } from './property-seed';

it('gives every property the seed of the run', () => {
  const { seed } = fc.check(fc.property(fc.nat(), () => true));
  expect(seed).toBe(PROPERTY_SEED);
  expect(fc.sample(fc.nat(), 5)).toEqual(fc.sample(fc.nat(), { numRuns: 5, seed: PROPERTY_SEED }));
});

const drawn: number[] = [];
it.each([1, 2])('resets Math.random to the seed in each test (%i)', () => {
  drawn.push(Math.random());
  expect(drawn.every((number) => number === drawn[0] && number >= 0 && number < 1)).toBe(true);
  expect(Math.random()).not.toBe(drawn[0]);
});
