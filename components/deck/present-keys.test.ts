import { describe, expect, it } from 'vitest';
import { cardAfter, presentMove } from './present-keys';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('presentMove', () => {
  it.each([
    ['ArrowRight', 'next'],
    ['PageDown', 'next'],
    [' ', 'next'],
    ['ArrowLeft', 'previous'],
    ['PageUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['Escape', 'leave'],
    ['Tab', null],
    ['x', null],
  ])('%s means %s', (key, move) => {
    expect(presentMove({ ...plain, key })).toBe(move);
  });

  it('goes back with Shift and Space, and leaves keys with a modifier to the browser', () => {
    expect(presentMove({ ...plain, key: ' ', shiftKey: true })).toBe('previous');
    expect(presentMove({ ...plain, key: 'p', metaKey: true })).toBeNull();
    expect(presentMove({ ...plain, key: 'ArrowLeft', altKey: true })).toBeNull();
  });
});

describe('cardAfter', () => {
  it('moves by one and stops at both ends', () => {
    expect(cardAfter('next', 0, 3)).toBe(1);
    expect(cardAfter('next', 2, 3)).toBe(2);
    expect(cardAfter('previous', 0, 3)).toBe(0);
    expect(cardAfter('first', 2, 3)).toBe(0);
    expect(cardAfter('last', 0, 3)).toBe(2);
  });
});
