import type { Card } from '../blocks';
import { countNaturalCards, type MakeCardsInput, makeCards, provePreserved } from '../make-cards';
import type { PlacedCard, PlacedText } from '../placed';

/** Decks from texts, and what the tests read from them. */

/** By default a preserved text as a presentation, in as many cards as it needs. */
export function deckFrom(inputText: string, changes: Partial<MakeCardsInput> = {}): ReturnType<typeof makeCards> {
  return makeCards({
    inputText,
    textMode: 'preserve',
    cardSplit: 'auto',
    numCards: { atMost: 75 },
    amount: 'medium',
    format: 'presentation',
    ...changes,
  });
}

/** The cards of a text at its natural count. Checks the count, and that a preserved text is complete. */
export function naturalCards(inputText: string, changes: Partial<MakeCardsInput> = {}): Card[] {
  const shape = { inputText, textMode: 'preserve', format: 'presentation', ...changes } as const;
  const numCards = countNaturalCards(shape);
  const { cards } = deckFrom(inputText, { ...changes, numCards });
  if (cards.length !== numCards) throw new Error(`${cards.length} cards instead of ${numCards}`);
  const proof = shape.textMode === 'preserve' ? provePreserved(inputText, cards) : { ok: true };
  if (!proof.ok) throw new Error(`Words are missing: ${JSON.stringify(proof)}`);
  return cards;
}

export const textsOf = ({ elements }: PlacedCard): PlacedText[] =>
  elements.filter((element): element is PlacedText => element.kind === 'text');

/** The words of a text with ordinary spaces. */
export const wordsOf = ({ paragraphs }: Pick<PlacedText, 'paragraphs'>): string =>
  paragraphs
    .map(({ runs }) =>
      runs
        .map(({ text }) => text)
        .join('')
        .replaceAll('\u00a0', ' '),
    )
    .join('\n');

/** The type sizes of a text in points, one for each of its runs. */
export const sizesOf = ({ paragraphs }: Pick<PlacedText, 'paragraphs'>): number[] =>
  paragraphs.flatMap(({ runs }) => runs.map(({ style }) => style.size));
