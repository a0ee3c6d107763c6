const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** What a line end inside a paragraph reads as: a space, or nothing between characters written without spaces. */
export function softBreak(before: string, after: string): '' | ' ' {
  return before !== '' && after !== '' && WIDE.test(before.at(-1)!) && WIDE.test(after[0]!) ? '' : ' ';
}
