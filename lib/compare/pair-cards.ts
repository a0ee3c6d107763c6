import type { PlacedCard, PlacedElement, PlacedParagraph } from '../deck/placed';
import { matchParts } from './match-parts';

/** A card of one deck beside the card of another that it has become; null where the other has none. */
export type CardPair = { before: PlacedCard | null; after: PlacedCard | null; isSame: boolean };

/**
 * The cards of two decks, each beside the one that says most of what it says, in the order of the deck after. `isSame`:
 * drawn alike; a number on the card that only follows from its place is no difference.
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
  return elements.flatMap(paragraphsOf).map(wordsOf).join('\n');
}

/** What stands on every card of the deck tells no card from another. */
function paragraphsOf(element: PlacedElement): PlacedParagraph[] {
  if (element.kind === 'table') return element.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.paragraphs));
  if (element.kind !== 'text' || ['header', 'footer', 'cardNumber'].includes(element.role)) return [];
  return element.paragraphs;
}

function wordsOf({ runs }: PlacedParagraph): string {
  return runs.map(({ text }) => text).join('');
}

function drawing({ width, height, ground, elements }: PlacedCard): string {
  const own = elements.filter((element) => element.kind !== 'text' || element.role !== 'cardNumber');
  return JSON.stringify([width, height, ground, own]);
}
