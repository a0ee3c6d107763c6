import { describe, expect, it } from 'vitest';
import { approximateTokens } from '../approximate-tokens';

describe('approximateTokens', () => {
  it.each([
    ['', 0],
    ['words', 2],
    ['a'.repeat(400), 100],
    ['漢字かな', 4],
  ])('%j', (text, tokens) => {
    expect(approximateTokens(text)).toBe(tokens);
  });
});
