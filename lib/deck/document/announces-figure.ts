import type { Block, BlockOf } from '../blocks';
import { wordsOf } from '../content/read-content';
import { blockText } from '../text/block-text';
import { endsWithColon } from '../text/letters';

/** A longer paragraph does more than announce what follows, so it keeps its place in the text. */
const MOST_WORDS = 30;

/** Whether a block directly before a figure or table announces it: a paragraph that ends with a colon. */
export function announcesFigure(block: Block): block is BlockOf<'paragraph'> {
  return block.kind === 'paragraph' && endsWithColon(blockText(block));
}

/** Whether a block is so short that it may move with the figure that it announces. */
export function mayMoveWithFigure(block: Block): boolean {
  return wordsOf(block) <= MOST_WORDS;
}
