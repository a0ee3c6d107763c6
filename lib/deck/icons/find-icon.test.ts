import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IconLibrary } from './icon-library';
import { loadIcons } from './load-icons';
import { KNOWN_FITS, WITHOUT_ICON } from './testing/known-fits';

let icons: IconLibrary;
beforeAll(async () => {
  icons = await loadIcons();
});
const nameOf = (words: string, language?: string) => icons.findIcon(words, language)?.name ?? null;

describe('findIcon', () => {
  it('finds an icon that a designer could have chosen for 97 % of known terms', () => {
    const misses = KNOWN_FITS.filter(({ term, language, icons: fits }) => !fits.includes(nameOf(term, language) ?? ''));
    const rate = 1 - misses.length / KNOWN_FITS.length;
    const listed = misses.map(({ term, language }) => `${term} → ${nameOf(term, language)}`).join('; ');
    process.stdout.write(
      `Icons: ${(rate * 100).toFixed(1)} % of ${KNOWN_FITS.length} terms. Missed: ${listed || 'none'}\n`,
    );
    expect(KNOWN_FITS.length).toBeGreaterThan(300);
    expect(rate, listed).toBeGreaterThan(0.97);
  });

  it('does nearly as well if the language is not known', () => {
    const found = KNOWN_FITS.filter(({ term, icons: fits }) => fits.includes(nameOf(term) ?? ''));
    expect(found.length / KNOWN_FITS.length).toBeGreaterThan(0.95);
  });

  it('finds nothing for labels, names and words without a subject', () => {
    const wrong = WITHOUT_ICON.filter(({ term, language }) => nameOf(term, language) !== null);
    expect(WITHOUT_ICON.length).toBeGreaterThan(80);
    expect(wrong.map(({ term, language }) => `${term} → ${nameOf(term, language)}`)).toEqual([]);
  });

  it('names only icons that exist', () => {
    const names = KNOWN_FITS.flatMap(({ icons: fits }) => fits);
    expect(names.filter((name) => icons.readIcon(name) === null)).toEqual([]);
  });

  it('handles plurals, stems and spelling variants', () => {
    expect(nameOf('Rockets', 'en')).toBe('rocket');
    expect(nameOf('innovative', 'en')).toBe('lightbulb');
    expect(nameOf('Automatisierungen', 'de')).toBe('workflow');
    expect(nameOf('Zuverlässig', 'de')).toBe(nameOf('Zuverlässigkeit', 'de'));
    expect(nameOf('Reliable', 'en')).toBe(nameOf('Reliability', 'en'));
    expect(nameOf('GRÖSSE', 'de')).toBe(nameOf('Größe', 'de'));
    expect(nameOf('colours', 'en')).toBe(nameOf('colors', 'en'));
  });

  it('gives a phrase more weight than its words', () => {
    expect(nameOf('Customer service', 'en')).toBe('headset');
    expect(nameOf('Who we are', 'en')).toBe('id-card');
    expect(nameOf('Supply chains', 'en')).toBe('link');
    const garden = [{ term: 'Greenhouse' }, { term: 'Raised beds' }];
    expect(icons.findIcons(garden, 'en')).toEqual([null, 'sprout']);
  });

  it('splits German compounds, but not words that only end like one', () => {
    expect(nameOf('Wetterdienst', 'de')).toBe('cloud-sun');
    expect(nameOf('Gartenwerkzeuge', 'de')).toBe('wrench');
    expect(nameOf('Stromverbrauch', 'de')).toBe('zap');
    expect(nameOf('Urlaubsanspruch', 'de')).toBe('tree-palm');
  });

  it('does not treat German words as English ones', () => {
    expect(nameOf('Gift', 'de')).toBe('biohazard');
    expect(nameOf('Gift', 'en')).toBe('gift');
    expect(nameOf('Rat', 'de')).toBeNull();
  });

  it('takes only long loanwords in other languages', () => {
    expect(nameOf('Pain', 'fr')).toBeNull();
    expect(nameOf('Marketing', 'fr')).toBe('megaphone');
  });

  it('gives the same result again', () => {
    const once = KNOWN_FITS.map(({ term }) => nameOf(term));
    expect(KNOWN_FITS.map(({ term }) => nameOf(term))).toEqual(once);
  });
});

describe('findIcons', () => {
  it('gives each item of a grid a different icon', () => {
    const grid = ['Security', 'Data protection', 'Privacy', 'Safe payments'].map((term) => ({ term }));
    const found = icons.findIcons(grid, 'en');
    expect(new Set(found).size).toBe(4);
    expect(found).not.toContain(null);
  });

  it('gives the term more weight than its text', () => {
    const text = 'We plant trees in the forest, look after the river and count the birds.';
    expect(icons.findIcons([{ term: 'Budget', text }], 'en')).toEqual(['circle-dollar-sign']);
  });

  it('uses the text if the term has no meaning and the text is clear enough', () => {
    const text = 'Vans and trucks carry every parcel to your door: delivery by bike, truck or van, and free shipping.';
    expect(['truck', 'package']).toContain(icons.findIcons([{ term: 'Nordwind', text }], 'en')[0]);
    expect(icons.findIcons([{ term: 'Anna Schmidt', text: 'Head of marketing' }], 'en')).toEqual([null]);
  });

  it('uses the text to choose between two meanings', () => {
    const [exercise] = icons.findIcons(
      [{ term: 'Exercise', text: 'Worksheets and homework for practice at school' }],
      'en',
    );
    expect(exercise).toBe('square-pen');
  });

  it('leaves items without an icon if nothing fits', () => {
    const items = [{ term: 'Step 1' }, { term: 'Rockets' }, { term: '' }, { term: 'Option B', text: 'Rockets' }];
    expect(icons.findIcons(items, 'en')).toEqual([null, 'rocket', null, null]);
  });

  it('chooses none by the words of a name', () => {
    const items = [{ term: 'Friends of Harbour Street' }, { term: 'Repairs on Mill Road' }, { term: 'The harbour' }];
    const [friends, repairs, harbour] = icons.findIcons(items, 'en');
    expect([friends, repairs]).toEqual(['heart-handshake', 'wrench']);
    expect(harbour).toBe('anchor');
    expect(icons.findIcons([{ term: 'Mühlstraße' }], 'de')).toEqual([null]);
  });

  it('chooses none by an ambiguous word without another sign', () => {
    const nameOf = (term: string, text = '') => icons.findIcons([{ term, text }], 'en')[0];
    expect(nameOf('Moving the queue')).not.toBe('truck');
    expect(nameOf('Moving', 'The lorry for the freight leaves at nine')).toBe('truck');
    expect(nameOf('Peak rate')).not.toBe('mountain');
    expect(nameOf('Run the migration')).not.toBe('sport-shoe');
    expect(nameOf('Run', 'A marathon in new running shoes')).toBe('sport-shoe');
    for (const term of ['Bees', 'Beekeeping']) expect(nameOf(term)).not.toBe('bug');
    expect(icons.findIcons([{ term: 'Imkerei' }], 'de')).not.toContain('bug');
  });

  it('detects the language from all items', () => {
    const items = [
      { term: 'Rat', text: 'Wir helfen bei jeder Frage' },
      { term: 'Müll', text: 'Der Abfall und die Tonne' },
    ];
    expect(icons.findIcons(items)[1]).toBe('trash');
    expect(icons.findIcons(items)[0]).not.toBe('rat');
  });

  it('takes the same time for texts of any length', () => {
    const time = (length: number) => {
      const text = 'Donaudampfschifffahrt '.repeat(length);
      const items = Array.from({ length: 6 }, () => ({ term: text, text }));
      icons.findIcons(items, 'de');
      const start = performance.now();
      for (let round = 0; round < 20; round += 1) icons.findIcons(items, 'de');
      return performance.now() - start;
    };
    const short = Math.min(...Array.from({ length: 5 }, () => time(40)));
    expect(Math.min(...Array.from({ length: 5 }, () => time(40_000)))).toBeLessThan(short * 3 + 5);
    expect(icons.findIcons([{ term: 'a'.repeat(100_000) }], 'de')).toEqual([null]);
  });
});
