import type { Block } from '../blocks';
import { isNotesBlock } from '../text/take-notes';
import { partsOf } from '../write/block-parts';
import { FURTHER_PICTURE } from './line-room';

const LINES = new WeakMap<Block, number>();

/** The lines that blocks take on a card. Speaker notes take none, and adjacent pictures share theirs. */
export function linesIn(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, block, at) => sum + (isFurtherPicture(block, blocks[at - 1]) ? FURTHER_PICTURE : linesOf(block)),
    0,
  );
}

export function isFurtherPicture(block: Block, before: Block | undefined): boolean {
  return block.kind === 'image' && before?.kind === 'image';
}

function linesOf(block: Block): number {
  let lines = LINES.get(block);
  if (lines === undefined) {
    lines = isNotesBlock(block) ? 0 : partsOf(block).reduce((sum, { weight }) => sum + weight, 0);
    LINES.set(block, lines);
  }
  return lines;
}
