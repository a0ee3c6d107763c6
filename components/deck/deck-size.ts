import type { PlacedCard } from '@/lib/deck/placed';
import { tPlural } from '@/lib/words/t';

export type DeckSize = { cards: number } | { pages: number };

/** The size of a deck: its pages if they are numbered, otherwise its cards. */
export function deckSize(sheets: readonly Pick<PlacedCard, 'index' | 'pageNumber'>[]): DeckSize {
  return sheets[0]?.pageNumber === undefined
    ? { cards: new Set(sheets.map(({ index }) => index)).size }
    : { pages: sheets.length };
}

export function sizeWords(size: DeckSize): string {
  return 'pages' in size
    ? tPlural(size.pages, { one: '1 page', other: '{count} pages' })
    : tPlural(size.cards, { one: '1 card', other: '{count} cards' });
}
