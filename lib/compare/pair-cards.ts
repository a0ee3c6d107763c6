import { type PlacedCard, type PlacedElement, paragraphsOf } from '../deck/placed';
import { matchParts } from './match-parts';

/** A card and its new version; null if there is none. */
export type CardPair = { before: PlacedCard | null; after: PlacedCard | null; isSame: boolean };

/**
 * Pairs the cards of two decks by their text, in the order of the new deck. `isSame`: they look the same; a card number
 * that only follows from the position is no difference.
 */
export function pairCards(before: readonly PlacedCard[], after: readonly PlacedCard[]): CardPair[] {
  const matches = matchParts(before.map(textOfCard), after.map(textOfCard));
  return matches.map((match) => {
    const one = 'before' in match ? (before[match.before] ?? null) : null;
    const other = 'after' in match ? (after[match.after] ?? null) : null;
    return { before: one, after: other, isSame: one !== null && other !== null && drawing(one) === drawing(other) };
  });
}

function textOfCard({ elements }: PlacedCard): string {
  return elements
    .filter(isOwn)
    .flatMap(paragraphsOf)
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join('\n');
}

/** Elements repeated on every card do not distinguish cards. */
function isOwn(element: PlacedElement): boolean {
  return element.kind !== 'text' || !['header', 'footer', 'cardNumber'].includes(element.role);
}

function drawing({ width, height, ground, elements }: PlacedCard): string {
  const own = elements.filter((element) => element.kind !== 'text' || element.role !== 'cardNumber');
  return JSON.stringify([width, height, ground, own]);
}
