import { describe, expect, it } from 'vitest';
import { actOfKey, choosesAll } from './row-acts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('actOfKey', () => {
  it.each([
    ['s', 'star'],
    ['S', 'star'],
    ['F2', 'rename'],
    ['n', 'note'],
    ['d', 'duplicate'],
    ['Delete', 'remove'],
    ['x', 'select'],
    ['q', null],
    ['toString', null],
  ] as const)('%s: %s', (key, act) => expect(actOfKey(press(key), false)).toBe(act));

  it('selects all only on Ctrl or ⌘ + A', () => {
    expect(choosesAll(press('a', { ctrlKey: true }))).toBe(true);
    expect(choosesAll(press('A', { metaKey: true }))).toBe(true);
    expect(choosesAll(press('a'))).toBe(false);
    expect(choosesAll(press('a', { ctrlKey: true, altKey: true }))).toBe(false);
    expect(choosesAll(press('s', { ctrlKey: true }))).toBe(false);
  });

  it('only selects and restores in the trash', () => {
    expect(actOfKey(press('r'), true)).toBe('restore');
    expect(actOfKey(press('x'), true)).toBe('select');
    expect(actOfKey(press('Delete'), true)).toBeNull();
  });
});
