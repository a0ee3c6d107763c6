import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { LayoutName, PlacedCard } from '../placed';
import { findLostWords } from '../testing/find-lost-words';
import { card, heading, list, paragraph } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { SKELETON_THEMES } from '../testing/tested-themes';
import type { DeckTheme } from '../theme';

const NUMBERS = [
  '300 g red lentils',
  '2 onions',
  '3 cloves of garlic',
  '1 tsp cumin',
  '1 lemon',
  'Olive oil, salt',
  'Bread',
];

function layOut(theme: DeckTheme, layout: LayoutName, ...blocks: Parameters<typeof card>): PlacedCard {
  const middle = card(heading('Lentil soup'), ...blocks);
  const layoutSequence: LayoutName[] = ['title', layout, 'closing'];
  const { cards } = layOutDeck(
    [card(heading('Deck', 1), paragraph('A title')), middle, card(heading('Last'), paragraph('The end'))],
    sampleOptions({ theme, layoutSequence }),
  );
  expect(checkPlaced([cards[1]!])).toEqual({ inside: [], overlaps: [] });
  expect(findLostWords(middle, [cards[1]!])).toEqual([]);
  return cards[1]!;
}

/** The boxes of the lines of a card with their words. */
function linesOf({ elements }: PlacedCard) {
  return elements.flatMap((element) =>
    element.kind === 'text'
      ? element.paragraphs.map(({ runs, lines }) => ({
          words: runs
            .map(({ text }) => text)
            .join('')
            .replaceAll('\u00a0', ' '),
          y: lines[0]!.baseline,
          size: runs[0]!.style.size,
        }))
      : [],
  );
}

describe.each(SKELETON_THEMES)('$name, the $skeleton skeleton', (theme) => {
  it.each([5, 7])('keeps a list of %d ingredients below its label', (count) => {
    const intro = paragraph('A soup that is better on the second day. Red lentils need no soaking.');
    const placed = layOut(theme, 'two-columns', intro, paragraph('Ingredients:'), list(...NUMBERS.slice(0, count)));
    const lines = linesOf(placed);
    const label = lines.find(({ words }) => words === 'Ingredients:')!;
    const items = NUMBERS.slice(0, count).map((text) => lines.find(({ words }) => words.includes(text))!);
    // An item torn off into another column would be beside the label.
    expect(Math.min(...items.map(({ y }) => y))).toBeGreaterThan(label.y);
    expect(items[0]!.y - label.y).toBeLessThan(placed.height * 0.25);
  });
});
