const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** The end of a sentence. */
const SENTENCE_END = /[.!?…]["'”’»]?$/;
const ATTRIBUTION = /^[—–―] ?\p{Lu}/u;

/**
 * What a line break inside a paragraph becomes: a space, nothing between characters of scripts without spaces, or a
 * line break before an attribution or a reply.
 */
export function softBreak(before: string, after: string): '' | ' ' | '\n' {
  if (ATTRIBUTION.test(after) && SENTENCE_END.test(before)) return '\n';
  return before !== '' && after !== '' && WIDE.test(before.at(-1)!) && WIDE.test(after[0]!) ? '' : ' ';
}
