import { describe, expect, it } from 'vitest';
import type { Block } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard } from '../placed';
import { card, code, heading, list, paragraph, prose } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';

const codeOf = (length: number) => code(Array.from({ length }, (_, at) => `line ${at}`).join('\n'));

function pagesOf(before: number, blocks: Block[], after = 200): PlacedCard[] {
  const cards = [
    card(heading('Year', 1), paragraph(prose(before))),
    card(heading('Usage'), ...blocks, paragraph(prose(after))),
  ];
  const { cards: pages } = layOutDeck(cards, sampleOptions({ format: 'document', dimensions: 'a4' }));
  expect(checkPlaced(pages)).toEqual({ inside: [], overlaps: [] });
  return pages;
}

/** The number of lines of code on each page that has some. */
const codeLines = (pages: PlacedCard[]) =>
  pages.flatMap(({ elements }) =>
    elements.flatMap((element) =>
      element.kind === 'text' && element.role === 'code' ? [element.paragraphs.length] : [],
    ),
  );
const counts = Array.from({ length: 45 }, (_, at) => 250 + at * 6);

describe('code at the end of a page', () => {
  it('stays whole if it is short', () => {
    for (const count of counts) {
      const pages = pagesOf(count, [paragraph(prose(40)), codeOf(10)]);
      expect([count, codeLines(pages)]).toEqual([count, [10]]);
    }
  });

  it('is split with at least three lines on both sides if too much of the page would be empty', () => {
    const parts = counts.map((count) => codeLines(pagesOf(count - 40, [codeOf(18)])));
    expect(parts.some(({ length }) => length === 2)).toBe(true);
    for (const lines of parts) expect(Math.min(...lines)).toBeGreaterThanOrEqual(3);
  });
});

describe('a sentence that introduces code or a list', () => {
  const items = list('One', 'Two', 'Three', 'Four', 'Five');

  it.each([
    ['code', codeOf(8), 'line 0'],
    ['a list', items, 'One'],
  ] as const)('is on the page where %s begins', (_, block, first) => {
    for (const count of counts) {
      const pages = pagesOf(count, [paragraph(prose(30)), paragraph('Run the following:'), block]);
      const on = (text: string) => pages.findIndex((page) => JSON.stringify(page.elements).includes(`"${text}`));
      expect([count, on('Run')]).toEqual([count, on(first)]);
    }
  });
});
