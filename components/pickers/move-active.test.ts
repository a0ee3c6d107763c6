import { describe, expect, it } from 'vitest';
import { moveActive } from './move-active';

describe('moveActive', () => {
  it.each([
    ['ArrowDown', -1, 5, 0],
    ['ArrowDown', 4, 5, 0],
    ['ArrowUp', -1, 5, 4],
    ['ArrowUp', 0, 5, 4],
    ['Home', 3, 5, 0],
    ['End', 0, 5, 4],
    ['PageDown', -1, 30, 10],
    ['PageDown', 25, 30, 29],
    ['PageUp', 4, 30, 0],
    ['ArrowDown', -1, 0, -1],
    ['a', 2, 5, null],
    ['Enter', 2, 5, null],
  ])('%s at %i of %i gives %s', (key, active, count, expected) => {
    expect(moveActive(key, active, count)).toBe(expected);
  });
});
