import { englishMessage, type StoredMessage } from '../words/stored-messages';
import type { Block, Card } from './blocks';
import type { PlacedCard } from './placed';

/** The limits of one deck, so that every page, file and database row stays small (docs/spec/limits.md). */
export const DECK_LIMITS = {
  /** The number of headings, paragraphs, items, cells, lines of code and style changes, before layout. */
  pieces: 15_000,
  /** The same number per card. A card with more continues on additional pages. */
  piecesOnPage: 2000,
  /** In points. PDF allows no taller page, so a card with more content continues on additional pages. */
  pageHeight: 14_400,
  /** The length of the placed cards as JSON, in UTF-16 units. */
  placedLength: 8_000_000,
  /** The same length for one page of a card. */
  pageLength: 3_000_000,
} as const;

/** Thrown if a deck exceeds a limit. The message is for the user. */
export class DeckTooLarge extends Error {
  constructor(readonly reason: StoredMessage) {
    super(reason);
    this.name = 'DeckTooLarge';
  }
}

/**
 * Used instead of `instanceof`, because each server bundle has its own copy of the class, and errors pass between them.
 */
export function isDeckTooLarge(error: unknown): error is DeckTooLarge {
  return error instanceof Error && error.name === 'DeckTooLarge' && 'reason' in error;
}

/** @throws DeckTooLarge */
export function checkPieces(cards: readonly Card[]): void {
  const count = cards.reduce((sum, card) => sum + piecesOf(card), 0);
  if (count > DECK_LIMITS.pieces)
    throw new DeckTooLarge(
      englishMessage(
        'Too many elements for one deck: {count} headings, paragraphs, items, cells and styles (limit {limit}). Split the text into several decks.',
        { count: count.toLocaleString('en'), limit: DECK_LIMITS.pieces.toLocaleString('en') },
      ),
    );
}

/** @throws DeckTooLarge */
export function checkPlacedLength(cards: readonly PlacedCard[]): void {
  let length = 0;
  for (const card of cards) {
    const own = JSON.stringify(card).length;
    length += own;
    if (own > DECK_LIMITS.pageLength || length > DECK_LIMITS.placedLength)
      throw new DeckTooLarge(
        englishMessage(
          'The deck is too large: card {number} has too many lines. Shorten the text, use fewer table columns, or split it into several decks.',
          { number: card.index + 1 },
        ),
      );
  }
}

/** The number of elements the layout has to place for the card, whatever its length in characters. */
export function piecesOf({ blocks }: Card): number {
  let count = 0;
  for (const block of blocks) count += piecesOfBlock(block);
  return count;
}

function piecesOfBlock(block: Block): number {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return Math.max(1, block.runs.length);
    case 'list':
      return block.items.reduce((sum, { runs }) => sum + Math.max(1, runs.length), 0);
    case 'quote':
      return block.paragraphs.reduce((sum, runs) => sum + Math.max(1, runs.length), 0);
    case 'table': {
      const width = block.rows.reduce((most, row) => Math.max(most, row.length), block.header.length);
      const styled = [block.header, ...block.rows].flat().reduce((sum, runs) => sum + Math.max(0, runs.length - 1), 0);
      return width * (block.rows.length + 1) + styled;
    }
    case 'code':
      return block.text.split('\n').length;
    case 'image':
      return 1;
  }
}
