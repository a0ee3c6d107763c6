import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import { card, heading, paragraph, prose, table } from '../layout/sample-blocks';
import { sampleOptions } from '../layout/sample-options';
import type { PlacedCard } from '../placed';

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
    const gaps = Array.from({ length: 40 }, (_, at) => {
      const cards = [
        card(heading('Year', 1), paragraph(prose(120 + at * 8))),
        ...[card(heading('Meals'), chart()), card(heading('Guests'), chart())],
        card(heading('Plans'), paragraph(prose(300))),
      ];
      return gapOf(pagesOf(cards)[0]!);
    });
    // A chart with its heading and caption takes up to 250 points.
    expect(Math.max(...gaps)).toBeLessThan(185);
  });

  it('keeps the usual space and the usual charts where they fit', () => {
    const [page] = pagesOf([card(heading('Year', 1)), card(heading('Meals'), chart())]);
    const drawn = page!.elements.find(({ kind }) => kind === 'chart');
    expect(drawn!.box.height).toBeGreaterThan(100);
  });
});
