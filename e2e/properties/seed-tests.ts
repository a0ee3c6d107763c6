import type { IProperty, Parameters } from 'fast-check';
import { beforeEach, expect, vi } from 'vitest';
import { propertyRuns } from './property-runs';
import { PROPERTY_SEED } from './property-seed';

/** Fast-check's default number of runs. */
const USUAL_RUNS = 100;

// A factory rather than an import: fast-check is configured in the test files that use it, and not loaded in the
// others.
vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof import('fast-check')>();
  original.configureGlobal({ seed: PROPERTY_SEED });
  const assert = <Value>(property: IProperty<Value>, parameters: Parameters<Value> = {}) => {
    const { numRuns = USUAL_RUNS, examples = [] } = parameters;
    const runs = propertyRuns(numRuns, expect.getState().testPath ?? '', examples.length);
    return original.assert(property, { ...parameters, numRuns: runs });
  };
  return { ...original, assert, default: { ...original.default, assert } };
});

// Reset before each test, so that a test gets the same values alone as with others.
beforeEach(() => {
  Math.random = mulberry32(PROPERTY_SEED);
});

/** The well-known small generator of that name: 32 bits of state, a period of 2^32. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
