import { describe, expect, it } from 'vitest';
import { titleSize } from './theme-picture';

describe('titleSize', () => {
  it('is the largest for short words', () => expect(titleSize('Bees and us', false)).toBe(8.4));

  it('lets a long word fit on one line, in capitals too', () => {
    const title = 'Tidewater: a water bottle';
    expect(titleSize(title, true) * 10 * 0.84).toBeLessThanOrEqual(43.01);
    expect(titleSize(title, true)).toBeLessThan(titleSize(title, false));
  });

  it('stays readable', () => expect(titleSize('x'.repeat(400), true)).toBe(3.2));
});
