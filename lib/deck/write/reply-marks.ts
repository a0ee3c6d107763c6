import type { Block } from '../blocks';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';

/** What mail programs put before a subject. */
const REPLY_MARKS = /^(?:(?:re|fwd?|aw|wg|antw|tr|rv) ?: ?)+$/i;
/** A mail signed with a letter, above the name and the address. */
const INITIAL = /^\p{L}\.?$/u;

/** Without "Re:" and "Fwd:" above the sender and the date of a mail. */
export function withoutReplyMarks(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const text = plainText(block.runs);
  const end = text.indexOf('\n');
  return end > 0 && (REPLY_MARKS.test(text.slice(0, end).trim()) || INITIAL.test(text.slice(0, end)))
    ? { ...block, runs: trimRuns(sliceRuns(block.runs, end)) }
    : block;
}
