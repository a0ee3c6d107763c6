import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { shareOut, withoutProperNames } from './find-icon';
import type { IconLibrary } from './icon-library';
import { loadIcons } from './load-icons';
import { KNOWN_FITS, WITHOUT_ICON } from './testing/known-fits';

let icons: IconLibrary;
beforeAll(async () => {
  icons = await loadIcons();
});
const nameOf = (term: string, language?: string) => icons.findIcons([term], language)[0] ?? null;

describe('the icon of a term', () => {
  it('finds an icon that a designer could have chosen for 97 % of known terms', () => {
    const misses = KNOWN_FITS.filter(({ term, language, icons: fits }) => !fits.includes(nameOf(term, language) ?? ''));
    const rate = 1 - misses.length / KNOWN_FITS.length;
    const listed = misses.map(({ term, language }) => `${term} → ${nameOf(term, language)}`).join('; ');
    process.stdout.write(
      `Icons: ${(rate * 100).toFixed(1)} % of ${KNOWN_FITS.length} terms. Missed: ${listed || 'none'}\n`,
    );
    expect(KNOWN_FITS.length).toBeGreaterThan(150);
    expect(rate, listed).toBeGreaterThan(0.97);
  });

  it('finds nothing for labels, names and words without a subject', () => {
    const wrong = WITHOUT_ICON.filter(({ term, language }) => nameOf(term, language) !== null);
    expect(WITHOUT_ICON.length).toBeGreaterThan(80);
    expect(wrong.map(({ term, language }) => `${term} → ${nameOf(term, language)}`)).toEqual([]);
  });
});

describe('findIcons', () => {
  it('gives each item of a grid a different icon', () => {
    const grid = ['Security', 'Data protection', 'Privacy', 'Safe payments'];
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
      const text = 'Donaudampfschifffahrt '.repeat(length);
      const items = Array.from({ length: 6 }, () => text);
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

describe('words without proper names', () => {
  it('takes linear time', () => {
    for (const part of ['Aa ', 'A’', 'Aa-', 'a Aa Aa ', 'Street ', 'Aaer ', 'a']) {
      const text = part.repeat(Math.ceil(60_000 / part.length));
      const start = performance.now();
      withoutProperNames(text, false);
      expect(performance.now() - start).toBeLessThan(400);
    }
  });
});

const fit = (name: string, score: number) => ({ name, score });

it('gives each item a different icon, best fits first', () =>
  expect(shareOut([[fit('key', 2), fit('lock', 1.8)], [fit('key', 3)], []])).toEqual(['lock', 'key', null]));

it('leaves an item without an icon instead of using one twice', () =>
  expect(shareOut([[fit('key', 3)], [fit('key', 2.5)]])).toEqual(['key', null]));

it('avoids two icons of one family in a grid if another fits nearly as well', () => {
  const shield = [fit('shield', 3)];
  expect(shareOut([shield, [fit('shield-check', 2), fit('lock', 1.6)]])).toEqual(['shield', 'lock']);
  expect(shareOut([shield, [fit('shield-check', 3), fit('lock', 1.6)]])).toEqual(['shield', 'shield-check']);
});
