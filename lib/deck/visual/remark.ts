import type { Block, BlockOf, TextRun } from '../blocks';
import { countWords } from '../text/count-words';
import { plainText } from '../text/text-runs';

/** More words than this are a text of their own, below or on another card. */
const REMARK_WORDS = 34;
/** A remark of so few words is set in large type. */
const SHORT_WORDS = 20;

/** Whether a block is a short paragraph that says what a picture means. */
export function isRemark(block: Block): block is BlockOf<'paragraph'> {
  return block.kind === 'paragraph' && countWords(plainText(block.runs)) <= REMARK_WORDS;
}

export function isShortRemark(runs: readonly TextRun[]): boolean {
  return countWords(plainText(runs)) <= SHORT_WORDS;
}
