import type { Deck } from '@/lib/deck/deck';

/** Further speaker notes of a deck's cards, by the index of the card. */
export type MoreNotes = ReadonlyMap<number, string>;

/** The deck with further notes after each card's own. Notes of a card are on its first page. */
export function addNotes(deck: Deck, more: MoreNotes): Deck {
  const cards = deck.cards.map((card) => {
    const own = card.page === 0 ? more.get(card.index) : undefined;
    if (own === undefined) return card;
    return { ...card, notes: card.notes?.trim() ? `${card.notes.trimEnd()}\n\n${own}` : own };
  });
  return { ...deck, cards };
}
