import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Fit, shareOut } from './find-icon';
import type { IconLibrary } from './icon-library';
import { loadIcons } from './load-icons';
import { KNOWN_FITS, WITHOUT_ICON } from './testing/known-fits';

let icons: IconLibrary;
beforeAll(async () => {
  icons = await loadIcons();
});
const nameOf = (term: string, language?: string) => icons.findIcons([term], language)[0] ?? null;

describe('the icon of a term', () => {
  it('is never a wrong one, and there is one for most common terms', () => {
    const found = KNOWN_FITS.filter(({ term, language }) => nameOf(term, language) !== null);
    const wrong = found.filter(({ term, language, icons: fits }) => !fits.includes(nameOf(term, language)!));
    expect(wrong.map(({ term, language }) => `${term} → ${nameOf(term, language)}`)).toEqual([]);
    expect(KNOWN_FITS.length).toBeGreaterThan(150);
    expect(found.length / KNOWN_FITS.length).toBeGreaterThan(0.7);
  });

  it('is not that of a part of the term', () => {
    for (const term of ['Seed bank', 'Gas boiler', 'All hands', 'Second rise', 'Field guide', 'Fish gasping for air'])
      expect(nameOf(term, 'en'), term).toBeNull();
    for (const term of ['Versammlungsleitung', 'Kinderanhänger', 'Stadtrad'])
      expect(nameOf(term, 'de'), term).toBeNull();
  });

  it('finds nothing for labels, names and words without a subject', () => {
    const wrong = WITHOUT_ICON.filter(({ term, language }) => nameOf(term, language) !== null);
    expect(WITHOUT_ICON.length).toBeGreaterThan(80);
    expect(wrong.map(({ term, language }) => `${term} → ${nameOf(term, language)}`)).toEqual([]);
  });
});

describe('findIcons', () => {
  it('gives each item of a grid a different icon', () => {
    const grid = ['Security', 'Data protection', 'Privacy', 'By train'];
    const found = icons.findIcons(grid, 'en');
    expect(new Set(found).size).toBe(4);
    expect(found).not.toContain(null);
  });

  it('leaves items without an icon if nothing fits', () => {
    const terms = ['Step 1', 'Rockets', '', 'Option B', 'Rockets are what we have built here since May'];
    expect(icons.findIcons(terms, 'en')).toEqual([null, 'rocket', null, null, null]);
  });

  it('takes the same time for texts of any length', () => {
    const time = (length: number) => {
      const items = Array.from({ length: 6 }, () => 'Donaudampfschifffahrt '.repeat(length));
      icons.findIcons(items, 'de');
      const start = performance.now();
      for (let round = 0; round < 20; round += 1) icons.findIcons(items, 'de');
      return performance.now() - start;
    };
    const short = Math.min(...Array.from({ length: 5 }, () => time(40)));
    expect(Math.min(...Array.from({ length: 5 }, () => time(40_000)))).toBeLessThan(short * 3 + 5);
    expect(icons.findIcons(['a'.repeat(100_000)], 'de')).toEqual([null]);
  });
});

const fit = (name: string, place: number): Fit => ({ name, place });

it('gives each item a different icon, best fits first', () =>
  expect(shareOut([[fit('key', 1), fit('lock', 2)], [fit('key', 0)], []])).toEqual(['lock', 'key', null]));

it('leaves an item without an icon instead of using one twice', () =>
  expect(shareOut([[fit('key', 0)], [fit('key', 1)]])).toEqual(['key', null]));

it('avoids two icons of one family in a grid if there is another', () =>
  expect(shareOut([[fit('shield', 0)], [fit('shield-check', 1), fit('lock', 2)]])).toEqual(['shield', 'lock']));
