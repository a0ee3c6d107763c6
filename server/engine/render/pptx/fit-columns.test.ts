import { describe, expect, it } from 'vitest';
import { nominalSize } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import type { PlacedCard, PlacedCell } from '@/lib/deck/placed';
import { card, heading, paragraph, table } from '@/lib/deck/testing/sample-blocks';
import { sampleOptions } from '@/lib/deck/testing/sample-options';
import { TESTED_THEMES } from '@/lib/deck/testing/tested-themes';
import type { DeckTheme } from '@/lib/deck/theme';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { fitTables } from './fit-columns';

const LOANS = table(
  ['Branch', '2023', '2024', '2025'],
  ['Main', '610,400', '618,900', '640,200'],
  ['Docks', '241,000', '247,300', '262,800'],
  ['Hillside', '188,200', '190,100', '186,500'],
  ['Eastgate', '141,700', '149,600', '158,400'],
  ['Old Mill', '98,300', '99,000', '97,900'],
  ['Mobile', '61,900', '66,200', '74,100'],
);
const ROOFS = table(
  ['Option', 'Cost', 'Lasts', 'Saves per year'],
  ['Patch', '€190,000', '5 years', 'nothing'],
  ['New roof', '€1,100,000', '40 years', '€38,000'],
  ['New roof with solar', '€1,460,000', '40 years', '€91,000'],
);

/** The second card of a deck with a table on it, and the same card with room for a wider face. */
function fitted(theme: DeckTheme, shown: typeof LOANS, after: string[]): [placed: PlacedCard, drawn: PlacedCard] {
  const cards = [
    card(heading('Report', 1)),
    card(heading('Loans by branch'), shown, ...after.map((text) => paragraph(text))),
  ];
  const options = sampleOptions({ theme, layoutSequence: ['title', 'table'] });
  const placed = layOutDeck(cards, options).cards[1]!;
  return [placed, fitTables(placed, nominalSize('presentation', '16x9'), serverFontBook())];
}

const cellsOf = ({ elements }: PlacedCard): PlacedCell[] =>
  elements.flatMap((element) => (element.kind === 'table' ? element.rows.flatMap(({ cells }) => cells) : []));
const sizesOf = (from: PlacedCard) => cellsOf(from).map(({ paragraphs }) => paragraphs[0]!.runs[0]!.style.size);

describe('tables with room for a wider face', () => {
  const notes = [[], ['Hillside lost readers.'], ['The mobile library grew by twelve per cent. '.repeat(3).trim()]];
  it.each(TESTED_THEMES.map((theme) => [theme.id, theme] as const))('keep their size in %s', (_, theme) => {
    for (const after of notes) {
      const [placed, drawn] = fitted(theme, LOANS, after);
      expect(sizesOf(drawn)).toEqual(sizesOf(placed));
    }
  });

  it('keep their text centred in tall rows if it becomes smaller', () => {
    const [placed, drawn] = fitted(findStandardTheme('citrus')!, ROOFS, []);
    const factor = sizesOf(drawn)[0]! / sizesOf(placed)[0]!;
    expect(factor).toBeLessThan(1);
    const before = cellsOf(placed);
    for (const [at, { box, paragraphs }] of cellsOf(drawn).entries()) {
      const middle = box.y + box.height / 2;
      const [line, own] = [paragraphs[0]!.lines[0]!, before[at]!.paragraphs[0]!.lines[0]!];
      expect(line.baseline - middle).toBeCloseTo((own.baseline - middle) * factor);
    }
  });
});
