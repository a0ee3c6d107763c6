import type { Block, TextRun } from '../blocks';
import { countWords } from '../text/count-words';
import { plainText } from '../text/text-runs';

/** Longest remark, in words. */
const REMARK_WORDS = 34;
/** Longest remark set in large type, in words. */
const SHORT_WORDS = 20;

/** The text of a paragraph that is short enough to comment on a chart; null for other blocks. */
export function remarkOf(block: Block): TextRun[] | null {
  return block.kind === 'paragraph' && isShort(block.runs, REMARK_WORDS) ? block.runs : null;
}

export function isShortRemark(runs: readonly TextRun[]): boolean {
  return isShort(runs, SHORT_WORDS);
}

function isShort(runs: readonly TextRun[], words: number): boolean {
  return countWords(plainText(runs)) <= words;
}
