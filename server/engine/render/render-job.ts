import type { FileFormat } from '@/lib/contract/enums';
import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck, PictureBytes } from '@/lib/deck/deck';

/** `card`: the first card as a PNG. */
export type RenderFormat = FileFormat | 'card';

export type RenderedFile = { bytes: Uint8Array; warnings: DeckWarning[] };

/**
 * `deck`: as JSON if it comes from the database, so that only the worker thread parses it. `browser`: the path of the
 * browser that prints webpages, see `printWebpage`.
 */
export type RenderJob = {
  format: RenderFormat;
  deck: Deck | string;
  pictures: PictureBytes;
  moreNotes?: MoreNotes;
  browser?: string;
};

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
