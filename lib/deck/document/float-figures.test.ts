import { describe, expect, it } from 'vitest';
import { inDepth } from '@/e2e/support/depth';
import type { Block } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard } from '../placed';
import { card, heading, list, paragraph, prose, table } from '../testing/sample-blocks';
import { sizesOf, textsOf, wordsOf } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';

const chart = () => table(['Site', 'Meals'], ['Mill Street', '120'], ['Harbour', '80'], ['North School', '40']);

function pagesOf(before: number, blocks: Block[]): PlacedCard[] {
  const cards = [
    card(heading('Year', 1), paragraph(prose(before))),
    card(heading('Meals of the whole year'), ...blocks),
    card(heading('Plans'), paragraph(prose(60))),
  ];
  const { cards: pages } = layOutDeck(cards, sampleOptions({ format: 'document', dimensions: 'a4' }));
  expect(checkPlaced(pages)).toEqual({ inside: [], overlaps: [] });
  return pages;
}

const BOTTOM = 842 - 54;
/** Height of the empty space at the foot of the first page. */
const gapOf = ({ elements }: PlacedCard) => BOTTOM - Math.max(...elements.map(({ box }) => box.y + box.height));
const ofKind = (pages: PlacedCard[], kind: string) =>
  pages.map(({ elements }) => elements.filter((element) => element.kind === kind));

describe('a figure that does not fit on its page', () => {
  it.each(
    inDepth(
      Array.from({ length: 12 }, (_, at) => 330 + at * 12),
      6,
    ),
  )('leaves no gap after %i words', (words) => {
    const pages = pagesOf(words, [paragraph('More.'), paragraph('Where they went:'), chart(), paragraph(prose(120))]);
    expect(pages.length).toBeGreaterThan(1);
    // Two lines of a paragraph stay together, and a heading with them.
    expect(gapOf(pages[0]!)).toBeLessThan(115);
    expect(ofKind(pages, 'chart').flat()).toHaveLength(1);
  });

  it('stays with the sentence that opens its section', () => {
    const pages = pagesOf(400, [paragraph('Where they went:'), chart(), paragraph('Line 6 grew.')]);
    expect(orderOf(pages, 'Where they went:', 'Line 6 grew.')).toEqual(['Where they went:', 'chart', 'Line 6 grew.']);
  });

  it.each(['240 in all', 'Total: 240'])('keeps “%s” below it, as a key figure', (total) => {
    for (let words = 300; words < 480; words += 36) {
      const pages = pagesOf(words, [chart(), paragraph(total), paragraph(`After ${prose(120)}`)]);
      const own = pages.find(({ elements }) => elements.some(({ kind }) => kind === 'chart'))!;
      const order = orderOf([own], '240', 'After');
      expect(order.slice(order.indexOf('chart'))[1]).toBe('240');
      expect(
        textsOf(own)
          .filter((text) => wordsOf(text).startsWith('240'))
          .flatMap(sizesOf),
      ).toContain(30);
    }
  });

  it('does not move past another figure', () => {
    for (let words = 300; words < 480; words += 12) {
      const pages = pagesOf(words, [
        ...[chart(), paragraph('Figure 1: Meals'), paragraph(prose(30))],
        ...[chart(), paragraph('Figure 2: Guests'), paragraph(prose(30))],
      ]);
      const labels = JSON.stringify(pages).match(/"Figure \d"/g) ?? [];
      expect([...new Set(labels)]).toEqual(['"Figure 1"', '"Figure 2"']);
    }
  });
});

describe('a figure before a long block', () => {
  const counts = Array.from({ length: 30 }, (_, at) => 300 + at * 6);

  it('stays within a page of the sentence that announces it', () => {
    const items = list(...Array.from({ length: 140 }, (_, at) => `Point ${at}`));
    for (const count of counts) {
      const pages = pagesOf(count, [paragraph('First we say where they went.'), chart(), items]);
      const announced = pages.findIndex((page) => JSON.stringify(page).includes('First we say'));
      const shown = pages.findIndex(({ elements }) => elements.some(({ kind }) => kind === 'chart'));
      expect([count, shown - announced <= 1]).toEqual([count, true]);
    }
  });
});

/** The texts and charts of pages in reading order. */
function orderOf(pages: PlacedCard[], ...texts: string[]): string[] {
  return pages.flatMap(({ elements }) =>
    elements.flatMap((element) => {
      if (element.kind === 'chart') return ['chart'];
      if (element.kind !== 'text' || element.role === 'ornament') return [];
      const shown = element.paragraphs.map((each) => each.runs.map(({ text }) => text).join('')).join(' ');
      return texts.filter((text) => shown.includes(text));
    }),
  );
}

describe('a figure and the text around it', () => {
  const counts = Array.from({ length: 40 }, (_, at) => 300 + at * 6);

  it('keeps a figure below its heading', () => {
    for (const count of counts) {
      const pages = pagesOf(count, [
        ...[chart(), paragraph('They went by van.'), heading('Costs', 3), paragraph(prose(120))],
      ]);
      expect(orderOf(pages, 'Costs')).toEqual(['chart', 'Costs']);
    }
  });

  it('keeps a line that announces a figure directly above it', () => {
    let moved = 0;
    for (const count of counts) {
      const blocks = [paragraph(prose(20)), paragraph('They went here:'), chart(), paragraph(`After ${prose(120)}`)];
      const pages = pagesOf(count, blocks);
      const own = pages.find(({ elements }) => elements.some(({ kind }) => kind === 'chart'))!;
      const order = orderOf([own], 'After', 'They went here');
      expect(order[order.indexOf('chart') - 1]).toBe('They went here');
      if (orderOf(pages, 'After', 'They went here').indexOf('After') === 0) moved += 1;
    }
    expect(moved).toBeGreaterThan(0);
  });
});

describe('a last page with a few lines', () => {
  it('is pulled back by less space between blocks', () => {
    const counts = Array.from({ length: 50 }, (_, at) => {
      const cards = [
        card(heading('Year', 1)),
        ...Array.from({ length: 7 }, () => card(heading('Topic'), paragraph(prose(30 + at)))),
      ];
      const { cards: pages } = layOutDeck(cards, sampleOptions({ format: 'document', dimensions: 'a4' }));
      return { pages: pages.length, gap: gapOf(pages.at(-1)!) };
    });
    const short = counts.filter(({ pages, gap }) => pages === 2 && gap > 610);
    expect(counts.some(({ pages }) => pages === 2)).toBe(true);
    expect(short).toEqual([]);
  });
});
