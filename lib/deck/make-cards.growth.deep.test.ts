import { describe, expect, it } from 'vitest';
import { DeckTooLarge } from './deck-limits';
import { layOutDeck } from './lay-out-deck';
import { growth, MOST_LINEAR_GROWTH } from './testing/growth';
import { HOSTILE_TEXTS } from './testing/hostile-texts';
import { deckFrom } from './testing/sample-deck';
import { sampleOptions } from './testing/sample-options';
import { STANDARD_THEMES } from './themes/all-themes';

const SIZE = 2000;
/** The reader caches what it has read, so each run uses a different letter. */
const LETTERS = 'adghkmopqrst';

function cardsOf(inputText: string, numCards: number) {
  return deckFrom(inputText, { numCards }).cards;
}

describe('making cards takes linear time', () => {
  let runs = 0;
  it.each(HOSTILE_TEXTS.map(({ name, make }) => [name, make] as const))('of %s', (_, make) => {
    const ratio = growth(SIZE, (size) => {
      runs += 1;
      const text = make(size).replaceAll('a', `${LETTERS[runs % LETTERS.length]}`);
      expect(text.length).toBeLessThanOrEqual(size);
      return () => void cardsOf(text, 10);
    });
    expect(ratio).toBeLessThan(MOST_LINEAR_GROWTH);
  });

  it('for one long list on many cards', () => {
    const ratio = growth(40_000, (size) => {
      runs += 1;
      const text = `- ${LETTERS[runs % LETTERS.length]}\n`.repeat(size / 4);
      return () => void cardsOf(text, 60);
    });
    expect(ratio).toBeLessThan(MOST_LINEAR_GROWTH);
  });
});

describe('laying out takes linear time', () => {
  it.each(HOSTILE_TEXTS.map(({ name, make }) => [name, make] as const))('of %s', (_, make) => {
    const read = new Map<number, ReturnType<typeof cardsOf>>();
    const layOut = (size: number) => {
      // Uses one card: the small input must not fit on it either, otherwise it would skip the search for a layout that
      // fits.
      const original = read.get(size) ?? cardsOf(make(size), 1);
      read.set(size, original);
      // Copied, because layouts are cached by card.
      const cards = structuredClone(original);
      return () => {
        try {
          layOutDeck(cards, sampleOptions({ theme: STANDARD_THEMES[0]!, dimensions: 'fluid' }));
        } catch (error) {
          if (!(error instanceof DeckTooLarge)) throw error;
        }
      };
    };
    // The length at which the first type size no longer fits is a step that may lie between the two sizes.
    const ratio = growth(SIZE, layOut);
    if (ratio >= MOST_LINEAR_GROWTH) expect(growth(8 * SIZE, layOut)).toBeLessThan(MOST_LINEAR_GROWTH);
  });
});
