import { describe, expect, it } from 'vitest';
import { initialOf } from './signs';

describe('initialOf', () => {
  it.each([
    ['Water', 'W'],
    ['🌊 Anna', 'A'],
    ['李明', '李'],
  ])('of %j is %j', (name, initial) => {
    expect(initialOf([{ text: name }])).toBe(initial);
  });
});
