import { CLOSING_MARKS } from './letters';

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** The end of a sentence. Languages close quotations with different marks: “…”, „…“, »…«, ‚…‘. */
export const SENTENCE_END = new RegExp(`[.!?…][${CLOSING_MARKS}]{0,2}$`, 'u');
/** A quotation may end without a full stop. An apostrophe may end a word. */
const QUOTATION_END = /[^\s'’"“”‘«»‹›」』]["“”‘«»‹›」』]$/u;
const ATTRIBUTION = /^[—–―] ?\p{Lu}/u;
/** The longest sentence end, which is all that needs to be searched. */
const END_LENGTH = 4;

/**
 * What a line break inside a paragraph becomes: a space, nothing between characters of scripts without spaces, or a
 * line break before an attribution or a reply.
 */
export function softBreak(before: string, after: string): '' | ' ' | '\n' {
  const end = before.slice(-END_LENGTH);
  if (ATTRIBUTION.test(after) && (SENTENCE_END.test(end) || QUOTATION_END.test(end))) return '\n';
  return before !== '' && after !== '' && WIDE.test(before.at(-1)!) && WIDE.test(after[0]!) ? '' : ' ';
}
