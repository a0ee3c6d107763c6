import type { Card } from '../blocks';
import { isFootnote, marksOfBlock } from '../content/footnotes';
import { type WriteOptions, type Written, writeCards } from './write-cards';

/** Writes cards without their Markdown footnotes, and adds those that still have a mark. */
export function writeAroundNotes(cards: Card[], options: WriteOptions): Written {
  if (options.textMode === 'preserve' || !cards.some(({ blocks }) => blocks.some(isFootnote)))
    return writeCards(cards, options);
  const written = writeCards(
    cards.map((card) => ({ ...card, blocks: card.blocks.filter((block) => !isFootnote(block)) })),
    options,
  );
  const marked = new Set(written.cards.flatMap(({ blocks }) => blocks.flatMap(marksOfBlock)));
  return {
    ...written,
    cards: written.cards.map((card, at) => {
      const notes = cards[at]!.blocks.filter(isFootnote);
      const kept = card.blocks.length === 0 ? notes : notes.filter(({ note }) => marked.has(note));
      return kept.length === 0 ? card : { ...card, blocks: [...card.blocks, ...kept] };
    }),
  };
}
