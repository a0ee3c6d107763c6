const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** A dash and a name or a reply, below a sentence that has ended. */
const SENTENCE_END = /[.!?…]["'”’»]?$/;
const SAID = /^[—–―] ?\p{Lu}/u;

/**
 * What a line end inside a paragraph reads as: a space, nothing between characters written without spaces, or a line
 * end before the name of who said it.
 */
export function softBreak(before: string, after: string): '' | ' ' | '\n' {
  if (SAID.test(after) && SENTENCE_END.test(before)) return '\n';
  return before !== '' && after !== '' && WIDE.test(before.at(-1)!) && WIDE.test(after[0]!) ? '' : ' ';
}
