import { describe, expect, it } from 'vitest';
import { actOfKey, rowKeys } from './row-acts';

/** The keys as shown, with their names. */
const pressed = (isBin: boolean) =>
  rowKeys(isBin)
    .flatMap(({ keys }) => keys.split('|'))
    .map((key) => (key === 'Del' ? 'Delete' : key));

const ALL = [...'abcdefghijklmnopqrstuvwxyz', ...'0123456789', 'Delete', 'Backspace', 'F1', 'F2', 'F3', 'F4'];

describe('rowKeys', () => {
  it.each([false, true])('lists each key that has an action; in the trash: %s', (isBin) => {
    const acting = ALL.filter((key) => actOfKey({ key, ctrlKey: false, metaKey: false, altKey: false }, isBin));
    const listed = pressed(isBin).map((key) => (key.length === 1 ? key.toLowerCase() : key));
    expect(acting.length).toBeGreaterThan(0);
    expect(acting.filter((key) => !listed.includes(key))).toEqual([]);
    expect(ALL.filter((key) => listed.includes(key) && !acting.includes(key))).toEqual([]);
  });
});
