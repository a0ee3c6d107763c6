import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { DECK_LIMITS } from '../deck-limits';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard } from '../placed';
import { card, heading, list, paragraph, prose, table } from '../testing/sample-blocks';
import { textsOf } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { readBlocks } from '../text/read-text';

const FLUID = { format: 'document', dimensions: 'fluid' } as const;

function layOut(cards: Card[], options: Parameters<typeof sampleOptions>[0] = {}) {
  const laidOut = layOutDeck(cards, sampleOptions({ ...FLUID, ...options }));
  expect(checkPlaced(laidOut.cards)).toEqual({ inside: [], overlaps: [] });
  return laidOut;
}

/** Each line on a sheet. */
const linesOf = (sheet: PlacedCard) =>
  textsOf(sheet).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.map(({ runs }) => runs.map(({ text }) => text).join(''))),
  );

const repeated = (title: string, ...blocks: Parameters<typeof card>): Card => ({
  ...card(...blocks),
  repeats: { heading: heading(title) as Extract<ReturnType<typeof heading>, { kind: 'heading' }>, isContinued: true },
});

describe('a document of sheets', () => {
  const report = [
    card(heading('Report', 1), paragraph(prose(20))),
    card(heading('Loans'), paragraph(prose(900)), table(['Year', 'Loans'], ['2024', '120'], ['2025', '140'])),
    card(heading('People'), list('One', 'Two')),
  ];

  it.each(['fluid', 'pageless'] as const)('has one for each card, as high as its content: %s', (dimensions) => {
    const { cards: sheets, warnings } = layOut(report, { dimensions });
    expect(warnings).toEqual([]);
    expect(sheets.map(({ index, page, pageNumber }) => [index, page, pageNumber])).toEqual([
      [0, 0, undefined],
      [1, 0, undefined],
      [2, 0, undefined],
    ]);
    expect(sheets[1]!.height).toBeGreaterThan(sheets[2]!.height * 2);
    expect(new Set(sheets.map(({ width, verdict }) => `${width} ${verdict.kind}`)).size).toBe(1);
  });

  it('numbers the sections, and repeats no heading', () => {
    const { cards: sheets } = layOut([...report, repeated('People', paragraph('Three'))]);
    expect(sheets.map((sheet) => linesOf(sheet).filter((line) => line === 'People').length)).toEqual([0, 0, 1, 0]);
    expect(linesOf(sheets[2]!)).toContain('2');
  });

  it('has margins of a page only above the first and below the last sheet, or on each that has a header', () => {
    const [first, ...others] = layOut(report).cards.map((sheet) => textsOf(sheet)[0]!.box.y);
    for (const top of others) expect(top).toBeLessThan(first! / 2);
    const headed = layOut(report, { headerFooter: { topLeft: { type: 'text', value: 'Draft' } } });
    expect(headed.cards.map((sheet) => linesOf(sheet)[0])).toEqual(['Draft', 'Draft', 'Draft']);
  });

  it('shows a footnote on the sheet of its mark, and keeps a card of footnotes alone', () => {
    const noted = card(...readBlocks('## Loans\n\nMore than ever.[^1]\n\n[^1]: Since 1950.', 1));
    const later = card(...readBlocks('## Notes\n\n[7] Nobody refers to it.', 1));
    const [, sheet, last] = layOut([report[0]!, noted, later]).cards;
    expect(linesOf(sheet!).at(-1)).toContain('Since 1950.');
    expect(linesOf(last!).join(' ')).toContain('Nobody refers to it.');
  });

  it('continues a card that is too long for a file on another sheet', () => {
    const long = card(heading('Minutes'), ...Array.from({ length: 200 }, () => paragraph(prose(60))));
    const { cards: sheets, warnings } = layOut([report[0]!, long, report[2]!]);
    expect(sheets.map(({ index, page }) => `${index}.${page}`)).toEqual(['0.0', '1.0', '1.1', '2.0']);
    for (const { height, verdict } of sheets) {
      expect(height).toBeLessThanOrEqual(DECK_LIMITS.pageHeight);
      expect(verdict.kind).toBe('placed');
    }
    expect(warnings).toEqual([]);
  });
});
