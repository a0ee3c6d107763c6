import { describe, expect, it } from 'vitest';
import { IS_DEEP, inDepth } from '@/e2e/support/depth';
import type { Card } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard } from '../placed';
import { card, heading, paragraph, prose, table } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';

const BOTTOM = 842 - 54;
const gapOf = ({ elements }: PlacedCard) => BOTTOM - Math.max(...elements.map(({ box }) => box.y + box.height));

function pagesOf(cards: Card[]): PlacedCard[] {
  const { cards: pages } = layOutDeck(cards, sampleOptions({ format: 'document', dimensions: 'a4' }));
  expect(checkPlaced(pages)).toEqual({ inside: [], overlaps: [] });
  return pages;
}

const chart = () => table(['Quarter', 'Meals'], ['Q1', '120'], ['Q2', '80'], ['Q3', '40'], ['Q4', '140']);

describe('the space at the foot of a page', () => {
  it('is filled by smaller charts and less space between blocks', () => {
    const lengths = inDepth(
      Array.from({ length: 40 }, (_, at) => 120 + at * 8),
      20,
    );
    const gaps = lengths.map((words) => {
      const cards = [
        card(heading('Year', 1), paragraph(prose(words))),
        ...[card(heading('Meals'), chart()), card(heading('Guests'), chart())],
        card(heading('Plans'), paragraph(prose(300))),
      ];
      return gapOf(pagesOf(cards)[0]!);
    });
    // A chart with its heading and caption takes up to 250 points.
    expect(Math.max(...gaps)).toBeLessThan(185);
  });

  it('is left empty rather than cutting off the last line of a section', () => {
    let usual = 0;
    for (let words = 120; words < 440; words += IS_DEEP ? 8 : 16) {
      const cards = [
        card(heading('Year', 1), paragraph(prose(words))),
        card(heading('Meals'), chart(), paragraph('Energy fell.')),
        card(heading('Plans'), paragraph(prose(300))),
      ];
      const pages = pagesOf(cards);
      const pageWith = (text: string) => pages.findIndex(({ elements }) => JSON.stringify(elements).includes(text));
      const { height } = pages.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'chart'))[0]!.box;
      usual = Math.max(usual, height);
      // Where the usual chart fits, the line after it may be the first on the next page.
      if (height < usual) expect([words, pageWith('"chart"')]).toEqual([words, pageWith('Energy fell.')]);
    }
  });
});
