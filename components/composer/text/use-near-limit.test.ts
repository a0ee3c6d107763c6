import { describe, expect, it } from 'vitest';
import { counterWords } from '../settings/draft-fields';

describe('counterWords', () => {
  it('counts from 90 % of the limit', () => {
    expect(counterWords(449, 500)).toBeUndefined();
    expect(counterWords(450, 500)).toBe('450 of 500 characters');
    expect(counterWords(2105, 2000)).toBe('2,105 of 2,000 characters');
  });
});
