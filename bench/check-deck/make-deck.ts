import { ignoredBreaks } from '@/lib/composer/text-breaks';
import type { Dimensions, Format } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import type { Card } from '@/lib/deck/blocks';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import type { IconLibrary } from '@/lib/deck/icons/icon-library';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { countNaturalCards, type MadeCards, makeCards } from '@/lib/deck/make-cards';
import type { DeckTheme } from '@/lib/deck/theme';
import type { CorpusText } from './corpus';

/** `auto`: the natural number, which Auto length sends; `breaks`: the text's own markers. */
export type Length = 'auto' | 'breaks' | number;

/** Whether a text has break markers apart from those around its front matter and in its code. */
export function hasBreaks({ text }: CorpusText): boolean {
  return ignoredBreaks(text) > 0;
}

export type Shape = { format: Format; dimensions: Dimensions };

/** Whether the natural number of cards of a text is above the maximum, so that Auto length is capped. */
export function isBeyondCap({ text }: CorpusText, shape: Shape): boolean {
  return countNaturalCards({ inputText: text, textMode: 'preserve', ...shape }) > LIMITS.numCards.max;
}

/** The deck that the engine makes of a preserved text without an image model. */
export function makeDeck({ text }: CorpusText, shape: Shape, length: Length): MadeCards {
  return makeCards({
    inputText: text,
    textMode: 'preserve',
    cardSplit: length === 'breaks' ? 'inputTextBreaks' : 'auto',
    numCards: typeof length === 'number' ? length : { atMost: LIMITS.numCards.max },
    amount: 'medium',
    ...shape,
  });
}

export type DeckLook = {
  theme: DeckTheme;
  format: Format;
  dimensions: Dimensions;
  title: string;
  language?: string;
  icons: IconLibrary | null;
};

export function layOutLikeEngine(cards: Card[], look: DeckLook): ReturnType<typeof layOutDeck> {
  const rest = { headerFooter: null, fonts: serverFontBook(), layoutSequence: null, additionalInstructions: null };
  return layOutDeck(cards, { ...look, ...rest });
}
