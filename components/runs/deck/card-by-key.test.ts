import { describe, expect, it } from 'vitest';
import { cardByKey } from './card-list';

const strip = { count: 7, columns: 1, isRtl: false };
const grid = { count: 7, columns: 3, isRtl: false };

describe('cardByKey', () => {
  it.each([
    ['ArrowDown', 2, strip, 3],
    ['ArrowDown', 2, grid, 5],
    ['ArrowRight', 2, grid, 3],
    ['Home', 4, grid, 0],
    ['End', 4, grid, 6],
    ['x', 4, grid, null],
  ] as const)('%s from %i', (key, from, around, to) => expect(cardByKey(key, from, around)).toBe(to));

  it('mirrors left and right in right-to-left interfaces', () => {
    expect(cardByKey('ArrowLeft', 2, { ...grid, isRtl: true })).toBe(3);
    expect(cardByKey('ArrowRight', 2, { ...grid, isRtl: true })).toBe(1);
  });
});
