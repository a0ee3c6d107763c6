import type { Card } from '../blocks';
import { blockText } from '../text/block-text';

const MOST_LETTERS = 120;

/**
 * The seed of a card’s generated picture: its heading or its first words, so that small edits below do not change it.
 */
export function pictureSeed(card: Card): string {
  const heading = card.blocks.find((block) => block.kind === 'heading');
  const text = heading ? blockText(heading) : card.blocks.map(blockText).join(' ');
  return text.replace(/\s+/g, ' ').trim().toLowerCase().slice(0, MOST_LETTERS);
}
