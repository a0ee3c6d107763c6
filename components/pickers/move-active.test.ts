import { describe, expect, it } from 'vitest';
import { moveActive, moveInGrid } from './move-active';

describe('moveActive', () => {
  it.each([
    ['ArrowDown', -1, 5, 0],
    ['ArrowDown', 4, 5, 0],
    ['ArrowUp', -1, 5, 4],
    ['Home', 3, 5, 0],
    ['PageDown', -1, 30, 10],
    ['PageUp', 4, 30, 0],
    ['ArrowDown', -1, 0, -1],
    ['a', 2, 5, null],
  ])('%s at %i of %i gives %s', (key, active, count, expected) =>
    expect(moveActive(key, active, count)).toBe(expected),
  );
});

describe('moveInGrid', () => {
  it.each([
    ['ArrowDown', -1, 8, 0],
    ['ArrowDown', 1, 8, 4],
    ['ArrowUp', 4, 8, 1],
    ['ArrowRight', 7, 8, 0],
    ['ArrowLeft', 0, 8, 7],
    ['PageDown', 0, 30, 9],
    ['a', 2, 8, null],
  ])('%s at %i of %i gives %s', (key, active, count, expected) =>
    expect(moveInGrid(key, active, { count, columns: 3, sideways: true })).toBe(expected),
  );

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('leaves %s to the caret in a text', (key) =>
    expect(moveInGrid(key, 2, { count: 8, columns: 3, sideways: false })).toBeNull(),
  );
});
