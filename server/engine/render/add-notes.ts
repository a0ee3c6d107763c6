import type { Deck } from '@/lib/deck/deck';

/** Additional speaker notes, by the index of the card. */
export type MoreNotes = ReadonlyMap<number, string>;

/** Appends additional notes to those of each card. The notes of a card are on its first page. */
export function addNotes(deck: Deck, more: MoreNotes): Deck {
  const cards = deck.cards.map((card) => {
    const own = card.page === 0 ? more.get(card.index) : undefined;
    if (own === undefined) return card;
    return { ...card, notes: card.notes?.trim() ? `${card.notes.trimEnd()}\n\n${own}` : own };
  });
  return { ...deck, cards };
}
