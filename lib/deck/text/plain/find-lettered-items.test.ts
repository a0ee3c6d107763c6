import { expect, it } from 'vitest';
import { readBlocks } from '../read-text';

const OUTLINE = `(a) Access
    (i) Members only
    (ii) Guests
        - at most two
        - none after 21:00
    (iii) Keys
(b) Machines
    (iv) Lathe
    (v) Saw
(c) Liability`;

it('keeps the levels and markers of a lettered outline, however long its items', () => {
  const [list] = readBlocks(OUTLINE);
  const items = list?.kind === 'list' ? list.items : [];
  expect(items.map(({ level, runs }) => `${level} ${runs.map(({ text }) => text).join('')}`)).toEqual([
    '0 (a) Access',
    '1 (i) Members only',
    '1 (ii) Guests',
    '2 at most two',
    '2 none after 21:00',
    '1 (iii) Keys',
    '0 (b) Machines',
    '1 (iv) Lathe',
    '1 (v) Saw',
    '0 (c) Liability',
  ]);
  // A bullet's own marker would be shown beside the letter.
  expect(items.filter(({ marker }) => marker === '')).toEqual([]);
});
