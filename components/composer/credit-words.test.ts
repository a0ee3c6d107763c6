import { describe, expect, it } from 'vitest';
import { balanceAfterWords, creditWords, shortfallWords } from './credit-words';

describe('creditWords', () => {
  it('gives a range, and one figure where both ends are the same', () => {
    expect(creditWords({ low: 12, high: 36 })).toBe('about 12 to 36 credits');
    expect(creditWords({ low: 2, high: 2 })).toBe('about 2 credits');
    expect(creditWords({ low: 1, high: 1 })).toBe('about 1 credit');
  });

  it('says what the cost depends on where it is not known', () => {
    expect(creditWords(null)).toBe('cost depends on the template');
    expect([balanceAfterWords(200, null), shortfallWords(1, null)]).toEqual(['', null]);
  });
});

describe('balanceAfterWords', () => {
  it('is what is left at the dearest and at the cheapest', () => {
    expect(balanceAfterWords(200, { low: 12, high: 36 })).toBe(', 164 to 188 after');
    expect(balanceAfterWords(20, { low: 12, high: 36 })).toBe(', 0 to 8 after');
    expect(balanceAfterWords(20, { low: 2, high: 2 })).toBe(', 18 after');
  });
});

describe('shortfallWords', () => {
  const range = { low: 12, high: 36 };
  it('says nothing of a balance that covers the dearest case, nor of one that is not known', () => {
    expect(shortfallWords(36, range)).toBeNull();
    expect(shortfallWords(null, range)).toBeNull();
  });

  it('tells "may" from "most likely"', () => {
    expect(shortfallWords(35, range)).toContain('may cost more');
    expect(shortfallWords(12, range)).toContain('may cost more');
    expect(shortfallWords(11, range)).toContain('Not enough');
  });
});
