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
    expect(statsOf('Ferry: 0800 066 5000', 'Hostel: 01770 302 123', 'Rescue: 999')).toBeNull();
  });
});
