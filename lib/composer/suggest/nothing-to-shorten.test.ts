import { describe, expect, it } from 'vitest';
import { hasNothingToShorten } from './reads-like-request';

describe('hasNothingToShorten', () => {
  it('is true for a short prompt', () => expect(hasNothingToShorten(' Pitch deck coffee shop\n')).toBe(true));

  it('is false for twelve words, for several lines, and without text', () => {
    expect(hasNothingToShorten(Array(12).fill('word').join(' '))).toBe(false);
    expect(hasNothingToShorten('# Coffee\n\n- Beans\n- Milk')).toBe(false);
    expect(hasNothingToShorten('  ')).toBe(false);
  });
});
