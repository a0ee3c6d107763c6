import { describe, expect, it } from 'vitest';
import { actOfKey } from './row-acts';
import { rowKeys } from './row-keys';

/** The letters and names as they are pressed. */
const pressed = (isBin: boolean) =>
  rowKeys(isBin)
    .flatMap(({ keys }) => keys.split('|'))
    .map((key) => (key === 'Del' ? 'Delete' : key));

const ALL = [...'abcdefghijklmnopqrstuvwxyz', ...'0123456789', 'Delete', 'Backspace', 'F1', 'F2', 'F3', 'F4'];

describe('the list of the keys of a row', () => {
  it.each([false, true])('tells each key that does something, in the bin: %s', (isBin) => {
    const acting = ALL.filter((key) => actOfKey({ key, ctrlKey: false, metaKey: false, altKey: false }, isBin));
    const told = pressed(isBin).map((key) => (key.length === 1 ? key.toLowerCase() : key));
    expect(acting.length).toBeGreaterThan(0);
    expect(acting.filter((key) => !told.includes(key))).toEqual([]);
    expect(ALL.filter((key) => told.includes(key) && !acting.includes(key))).toEqual([]);
  });
});
