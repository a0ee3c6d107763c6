import { describe, expect, it } from 'vitest';
import { cardAfter, presentAction, typedCard, typedNumber } from './present-keys';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('presentAction', () => {
  it.each([
    ['ArrowRight', 'next'],
    [' ', 'next'],
    ['ArrowLeft', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['Escape', 'leave'],
    ['b', 'blank'],
    ['.', 'blank'],
    ['g', 'overview'],
    ['x', null],
  ])('%s means %s', (key, move) => expect(presentAction({ ...plain, key })).toBe(move));

  it('goes back with Shift and Space, and leaves keys with a modifier to the browser', () => {
    expect(presentAction({ ...plain, key: ' ', shiftKey: true })).toBe('previous');
    expect(presentAction({ ...plain, key: 'p', metaKey: true })).toBeNull();
    expect(presentAction({ ...plain, key: 'ArrowLeft', altKey: true })).toBeNull();
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

describe('a typed card number', () => {
  const type = (...keys: string[]) => keys.reduce(typedNumber, '');

  it('collects digits, takes back the last one, and ends with any other key', () => {
    expect(type('1', '2')).toBe('12');
    expect(type('1', '2', 'Backspace')).toBe('1');
    expect(type('1', 'ArrowRight')).toBe('');
    expect(type('0', '0', '7')).toBe('7');
    expect(type('1', '2', '3', '4', '5')).toBe('2345');
  });

  it('goes to the nearest card there is', () => {
    expect(typedCard('', 9)).toBeNull();
    expect(typedCard('3', 9)).toBe(2);
    expect(typedCard('40', 9)).toBe(8);
  });
});
