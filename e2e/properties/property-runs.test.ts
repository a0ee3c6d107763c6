import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from './property-runs';

const inCheckout = (file: string) => path.join(import.meta.dirname, '../..', file);
const SHORTENED = inCheckout('lib/deck/lay-out-deck.test.ts');

it('runs a property at a tenth of its count by default, and at full count on request', () => {
  expect(propertyRuns(500, SHORTENED, 0, 0.1)).toBe(50);
  expect(propertyRuns(500, SHORTENED, 0, 1)).toBe(500);
});

it('has a minimum number of runs, never exceeds the given count, and includes all examples', () => {
  expect(propertyRuns(100, SHORTENED, 0, 0.1)).toBe(25);
  expect(propertyRuns(8, SHORTENED, 0, 0.1)).toBe(8);
  expect(propertyRuns(250, SHORTENED, 12, 0.1)).toBe(37);
});

it.each([
  'lib/composer/draft-law.test.ts',
  'lib/contract/request/validate.test.ts',
  'server/engine/http/create-generation.test.ts',
  'server/engine/store/credits.test.ts',
  'server/service/wire-names.test.ts',
  'server/runs/hostile-answers.test.ts',
])('never shortens %s', (file) => {
  expect(propertyRuns(1000, inCheckout(file), 0, 0.1)).toBe(1000);
});

it('shortens other files even if the checkout is in a folder named app', () => {
  expect(propertyRuns(1000, inCheckout('lib/app/server/x.test.ts'), 0, 0.1)).toBe(100);
});

it('generates the same first values in a shorter run', () => {
  const values = (numRuns: number) => {
    const drawn: string[] = [];
    fc.assert(
      fc.property(fc.string(), (text) => void drawn.push(text)),
      { numRuns },
    );
    return drawn;
  };
  expect(values(300)).toHaveLength(300);
  expect(values(300).slice(0, 30)).toEqual(values(30));
});
