import { describe, expect, it } from 'vitest';
import { gridOf, placeAfter } from './history-list';

describe('gridOf', () => {
  it.each([
    [1120, 4],
    [720, 3],
    [358, 2],
    [288, 1],
  ])('has, at %d px, %d columns that fit', (available, columns) => {
    const grid = gridOf(available);
    expect(grid.columns).toBe(columns);
    expect(grid.width * columns + grid.gap * (columns - 1)).toBeLessThanOrEqual(available);
  });
});

describe('placeAfter', () => {
  it('moves by one in a list and stops at its ends', () => {
    expect(placeAfter('ArrowDown', 3, 10)).toBe(4);
    expect(placeAfter('ArrowDown', 9, 10)).toBe(9);
    expect(placeAfter('PageUp', 3, 10)).toBe(0);
    expect(placeAfter('End', 3, 10)).toBe(9);
    expect(placeAfter('ArrowRight', 3, 10)).toBeNull();
    expect(placeAfter('toString', 3, 10)).toBeNull();
  });

  it('moves by one row in a grid and stops at its edges', () => {
    expect(placeAfter('ArrowDown', 1, 10, 4)).toBe(5);
    expect(placeAfter('ArrowDown', 7, 10, 4)).toBe(7);
    expect(placeAfter('ArrowUp', 2, 10, 4)).toBe(2);
    expect(placeAfter('ArrowRight', 3, 10, 4)).toBe(4);
  });
});
