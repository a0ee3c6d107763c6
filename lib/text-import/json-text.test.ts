import { describe, expect, it } from 'vitest';
import { isNestedTooDeep } from './json-text';

describe('isNestedTooDeep', () => {
  it.each([
    ['[[1]]', 1, true],
    ['[[1]]', 2, false],
    ['[[],[],[]]', 2, false],
    ['{"a":{"b":[]}}', 2, true],
    ['["[[[[", "\\"[[", "\\\\"]', 1, false],
    ['"[', 1, false],
    ['', 1, false],
  ])('%s beyond %i: %s', (json, most, isTooDeep) => expect(isNestedTooDeep(json, most)).toBe(isTooDeep));

  it('stops at the limit', () => expect(isNestedTooDeep('['.repeat(1_000_000))).toBe(true));
});
