import { describe, expect, it } from 'vitest';
import type { Block } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard } from '../placed';
import { card, code, heading, paragraph, prose, table } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';

function pagesOf(...blocks: Block[]): PlacedCard[] {
  const { cards } = layOutDeck([card(...blocks)], sampleOptions({ format: 'document', dimensions: 'a4' }));
  expect(checkPlaced(cards)).toEqual({ inside: [], overlaps: [] });
  return cards;
}

/** The text of the flow, without the running head. */
const flowOf = ({ elements }: PlacedCard) =>
  elements.flatMap((element) =>
    element.kind === 'text' && element.role !== 'header' && element.role !== 'cardNumber' ? element : [],
  );

const lineCounts = (page: PlacedCard) =>
  flowOf(page).flatMap(({ paragraphs }) => paragraphs.map(({ lines }) => lines.length));

describe('a paged document', () => {
  it('continues on further pages of the same size', () => {
    const pages = pagesOf(heading('Long'), ...Array.from({ length: 40 }, () => paragraph(prose(60))));
    expect(pages.map(({ page }) => page)).toEqual(pages.map((_, at) => at));
    expect(pages.length).toBeGreaterThan(2);
    expect(new Set(pages.map(({ height }) => height))).toEqual(new Set([841.89]));
    expect(new Set(pages.map(({ index }) => index))).toEqual(new Set([0]));
  });

  it('keeps at least two lines of a paragraph on either side of a page break', () => {
    for (const words of [55, 61, 67, 73, 90, 101]) {
      const pages = pagesOf(...Array.from({ length: 30 }, () => paragraph(prose(words))));
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages) expect(Math.min(...lineCounts(page))).toBeGreaterThanOrEqual(2);
    }
  });

  it('keeps a heading with what follows it', () => {
    for (let filler = 20; filler < 60; filler += 1) {
      const pages = pagesOf(
        ...Array.from({ length: filler }, () => paragraph('One line.')),
        heading('Next part', 3),
        paragraph(prose(200)),
      );
      for (const { elements } of pages) {
        const last = elements.findLast(({ kind }) => kind === 'text');
        expect(last?.kind === 'text' && last.headingLevel !== null).toBe(false);
      }
    }
  });

  it('repeats the head of a table on each page', () => {
    const rows = Array.from({ length: 120 }, (_, at) => [`Row ${at}`, `${at}`]);
    const pages = pagesOf(heading('All'), table(['Name', 'Count'], ...rows));
    expect(pages.length).toBeGreaterThan(2);
    const tables = pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'table'));
    expect(tables.every((each) => each.rows[0]!.header && each.rows.filter(({ header }) => header).length === 1)).toBe(
      true,
    );
    expect(tables.reduce((sum, each) => sum + each.rows.length - 1, 0)).toBe(120);
  });

  it('closes a code panel at the end of the page and opens it again on the next', () => {
    const pages = pagesOf(code('let x = 1;\n'.repeat(150).trim()));
    const panels = pages.flatMap(({ elements }) =>
      elements.filter((element) => element.kind === 'text' && element.role === 'code'),
    );
    expect(panels.length).toBe(pages.length);
    for (const panel of panels) {
      if (panel.kind !== 'text') continue;
      const baselines = panel.paragraphs.flatMap(({ lines }) => lines.map(({ baseline }) => baseline));
      expect(Math.min(...baselines)).toBeGreaterThan(panel.box.y + panel.inset);
      expect(Math.max(...baselines)).toBeLessThan(panel.box.y + panel.box.height - panel.inset);
    }
  });
});
