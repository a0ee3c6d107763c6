import type { Block, BlockOf, TextRun } from '../blocks';
import { countWords } from '../text/count-words';
import { plainText } from '../text/text-runs';

/** Longest remark, in words. */
const REMARK_WORDS = 34;
/** Longest remark set in large type, in words. */
const SHORT_WORDS = 20;

/** Whether a block is a paragraph short enough to comment on a chart. */
export function isRemark(block: Block): block is BlockOf<'paragraph'> {
  return block.kind === 'paragraph' && countWords(plainText(block.runs)) <= REMARK_WORDS;
}

export function isShortRemark(runs: readonly TextRun[]): boolean {
  return countWords(plainText(runs)) <= SHORT_WORDS;
}
