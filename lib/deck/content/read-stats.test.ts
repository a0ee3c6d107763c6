import { describe, expect, it } from 'vitest';
import { plainText } from '../text/text-runs';
import { readStats } from './read-stats';

const statsOf = (...items: string[]) =>
  readStats(items.map((text) => ({ level: 0, runs: [{ text }] })))?.map(({ figure, label }) => [
    figure,
    plainText(label),
  ]) ?? null;

describe('readStats', () => {
  it('reads small numbers after different names as amounts, but not those in order', () => {
    expect(statsOf('very satisfied 34', 'satisfied 71', 'unhappy 22')).toHaveLength(3);
    expect(statsOf('Introduction 12', 'Methods 34', 'Results 71')).toBeNull();
    expect(statsOf('Room 34', 'Room 71', 'Room 22')).toBeNull();
  });

  it('shows a value whole, and nothing inside an address, a date or a name', () => {
    expect(statsOf('Desks: 14 of 120', 'Delivery: 3–5 days', 'Places: 3 to 5')).toEqual([
      ['14 of 120', 'Desks'],
      ['3–5 days', 'Delivery'],
      ['3 to 5', 'Places'],
    ]);
    for (const item of [
      ...['Room: 12 North Lane', 'Open: 9 May 2026', 'Adresse: 12, rue de la Paix', '12 North Lane', 'Ext.: 412'],
      ...['Employee number: 00417', 'Öffnungszeiten: 9–17 Uhr', 'Meet us in room 12', 'Rooms 3 to 5 are free'],
    ])
      expect([item, statsOf('98 % retention', '12 people', item)]).toEqual([item, null]);
  });

  it.each([
    ['most phrases have their figure inside', ['Some 14 desks are taken', 'Nearly 9 are free', '98 % retention']],
    ['a phrase has two figures', ['98 % retention', '12 people', 'Only 14 of 120 desks are taken']],
    ['an item begins with a time', ['09:30 decisions and owners', '11:30 goodbye']],
    ['a phrase has no figure', ['98 % retention', '12 people', 'Nobody likes the canteen']],
    ['a phrase only has a year', ['98 % retention', '12 people', 'Founded in Lisbon in 2019']],
    ['an item is a sentence', ['98 % retention', '12 people', 'We hired 4 more in spring.']],
  ])('is null if %s', (_, items) => expect(statsOf(...items)).toBeNull());
});
