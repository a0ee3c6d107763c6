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

describe('a short comparison', () => {
  it.each(['proof', 'citrus', 'rosewater'])('stays on one page with its heading: %s', (theme) => {
    for (let words = 260; words < 520; words += 10) {
      const pages = pagesOf(words, SIDES, theme);
      const on = (text: string) => pages.findIndex((page) => page.includes(`"${text.toLowerCase()}`));
      expect([words, on('Catering'), on('Starts at once')]).toEqual([words, on('€1.84'), on('€1.84')]);
    }
  });

  it('is split if it is long', () => {
    const long = list(...Array.from({ length: 40 }, (_, at) => `Point ${at} ${prose(6)}`));
    const pages = pagesOf(300, [heading('Own kitchen', 3), long, heading('Catering', 3), long], 'proof');
    expect(pages[0]).toContain('point 0');
  });
});
