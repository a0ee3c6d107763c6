import { describe, expect, it } from 'vitest';
import type { Block } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import { card, heading, list, paragraph, prose } from '../layout/sample-blocks';
import { sampleOptions } from '../layout/sample-options';
import { findStandardTheme } from '../themes/all-themes';

const SIDES: Block[] = [
  ...[heading('Own kitchen', 3), list('€1.84 a meal', 'Trains people', 'Needs a building')],
  ...[heading('Catering', 3), list('€4.60 a meal', 'No training', 'Starts at once')],
];

function pagesOf(before: number, sides: Block[], themeId: string): string[] {
  const cards = [
    card(heading('Year', 1), paragraph(prose(before))),
    card(heading('Own kitchen or catering?'), ...sides),
    card(heading('Plans'), paragraph(prose(40))),
  ];
  const theme = findStandardTheme(themeId)!;
  const { cards: pages } = layOutDeck(cards, sampleOptions({ format: 'document', dimensions: 'a4', theme }));
  expect(checkPlaced(pages)).toEqual({ inside: [], overlaps: [] });
  return pages.map((page) => JSON.stringify(page.elements).toLowerCase());
}

/** The pages on which these words are. */
const pagesWith = (pages: string[], ...words: string[]) =>
  words.map((text) => pages.findIndex((page) => page.includes(`"${text.toLowerCase()}`)));

describe('a short comparison', () => {
  it.each(['proof', 'citrus', 'rosewater'])('stays on one page with its heading: %s', (theme) => {
    for (let words = 300; words < 520; words += 10) {
      const pages = pagesOf(words, SIDES, theme);
      const [first, heading, last] = pagesWith(pages, '€1.84', 'Catering', 'Starts at once');
      expect([words, heading, last]).toEqual([words, first, first]);
    }
  });

  it('is split with two items on either side if a quarter of the page would be empty otherwise', () => {
    let split = 0;
    for (let words = 200; words < 330; words += 5) {
      const pages = pagesOf(words, SIDES, 'citrus');
      const [first, second, third, last] = pagesWith(pages, '€4.60', 'No training', 'Starts at once', 'Plans');
      if (pages.length < 2 || last !== 1) continue;
      const [start] = pagesWith(pages, '€1.84');
      if (start === 0 && third === 1) split += 1;
      expect([words, second]).toEqual([words, first]);
    }
    expect(split).toBeGreaterThan(0);
  });

  it('is split if it is long', () => {
    const long = list(...Array.from({ length: 40 }, (_, at) => `Point ${at} ${prose(6)}`));
    const pages = pagesOf(300, [heading('Own kitchen', 3), long, heading('Catering', 3), long], 'proof');
    expect(pages[0]).toContain('point 0');
  });
});
