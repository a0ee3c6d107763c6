import { describe, expect, it } from 'vitest';
import { IS_DEEP } from '@/e2e/support/depth';
import { checkPlaced } from './check/check-placed';
import { checkPlacedLength, DECK_LIMITS, isDeckTooLarge, piecesOf } from './deck-limits';
import { layOutDeck } from './lay-out-deck';
import type { MakeCardsInput } from './make-cards';
import { findLostWords } from './testing/find-lost-words';
import { deckFrom } from './testing/sample-deck';
import { sampleOptions } from './testing/sample-options';
import { STANDARD_THEMES } from './themes/all-themes';

function deckOf(
  inputText: string,
  numCards: number,
  dimensions: 'fluid' | '16x9' = 'fluid',
  rest: Partial<MakeCardsInput> = {},
) {
  const { cards } = deckFrom(inputText, { numCards, ...rest });
  const laidOut = () => layOutDeck(cards, sampleOptions({ theme: STANDARD_THEMES[0]!, dimensions }));
  return { cards, laidOut };
}

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}

describe('a card that is too long', () => {
  it.each([
    ['fluid', 800],
    ['16x9', 2400],
  ] as const)('continues on more pages without losing anything when it is %s', (dimensions, times) => {
    const { cards, laidOut } = deckOf('# Head of it\n\nSome words here.\n\n'.repeat(times), 1, dimensions);
    const { cards: pages, warnings } = laidOut();
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.map(({ page }) => page)).toEqual(pages.map((_, at) => at));
    for (const { height } of pages) expect(height).toBeLessThanOrEqual(DECK_LIMITS.pageHeight);
    expect(checkPlaced(pages)).toEqual({ inside: [], overlaps: [] });
    expect(findLostWords(cards[0]!, pages)).toEqual([]);
    expect(warnings.map(({ message }) => message)).toContain(`Card 1 is very long and takes ${pages.length} pages.`);
  });

  it('continues on another page if a table has too many cells for one', () => {
    const row = `|${'1|'.repeat(40)}\n`;
    const { cards, laidOut } = deckOf(`${row}|${'-|'.repeat(40)}\n${row.repeat(200)}`, 1);
    expect(piecesOf(cards[0]!)).toBe(201 * 40);
    const pages = laidOut().cards;
    for (const { elements } of pages)
      for (const element of elements)
        if (element.kind === 'table')
          expect(element.rows.length * element.columns.length).toBeLessThanOrEqual(DECK_LIMITS.piecesOnPage + 40);
    expect(pages.length).toBeGreaterThan(1);
  });
});

describe('a deck that is too large', () => {
  it('is refused for too many elements, with the numbers', () => {
    const { laidOut } = deckOf('# a\n'.repeat(16_000), 3);
    const error = caught(laidOut);
    expect(isDeckTooLarge(error)).toBe(true);
    expect(error).toMatchObject({ reason: expect.stringContaining('Too many elements for one deck: 16,000 headings') });
  });

  it.runIf(IS_DEEP)('is refused for too many lines', () => {
    const row = `|${`${'word '.repeat(130)}|`.repeat(60)}\n`;
    const { laidOut } = deckOf(`${row}|${'-|'.repeat(60)}\n${row.repeat(4)}`, 1);
    const { cards } = laidOut();
    expect(() => checkPlacedLength(cards)).toThrow('card 1 has too many lines');
  });

  it('is not refused for the length of its text alone', () => {
    const { cards } = deckOf('Words in a sentence of a text. '.repeat(12_900), 10).laidOut();
    expect(() => checkPlacedLength(cards)).not.toThrow();
  });
});
