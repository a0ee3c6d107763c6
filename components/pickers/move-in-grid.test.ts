import { describe, expect, it } from 'vitest';
import { moveInGrid } from './move-in-grid';

describe('moveInGrid', () => {
  it.each([
    ['ArrowDown', -1, 8, 0],
    ['ArrowDown', 1, 8, 4],
    ['ArrowDown', 6, 8, 7],
    ['ArrowUp', 4, 8, 1],
    ['ArrowUp', 1, 8, 0],
    ['ArrowRight', 7, 8, 0],
    ['ArrowLeft', 0, 8, 7],
    ['ArrowUp', -1, 8, 7],
    ['Home', 5, 8, 0],
    ['End', 5, 8, 7],
    ['PageDown', 0, 30, 9],
    ['PageUp', 4, 30, 0],
    ['ArrowDown', -1, 0, -1],
    ['a', 2, 8, null],
    ['Enter', 2, 8, null],
  ])('%s at %i of %i gives %s', (key, active, count, expected) => {
    expect(moveInGrid(key, active, { count, columns: 3, sideways: true })).toBe(expected);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('leaves %s to the caret in a text', (key) => {
    expect(moveInGrid(key, 2, { count: 8, columns: 3, sideways: false })).toBeNull();
  });
});
