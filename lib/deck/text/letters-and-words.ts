export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Whether a text announces what follows it: it ends with a colon. */
export function endsWithColon(text: string): boolean {
  return /[:：]$/.test(text.trimEnd().slice(-1));
}

/** Whether a text is a question: it ends with a question mark, which may be inside quotation marks or brackets. */
export function endsWithQuestionMark(text: string): boolean {
  return /[?？]["'”’)]*$/.test(text);
}

/** The first strong character, of a left-to-right (first group) or a right-to-left script (second group). */
const FIRST_STRONG =
  /([A-Za-z\u00C0-\u02B8\u0370-\u0590\u0900-\u1FFF\u2C00-\uD7FF\uF900-\uFB1C])|([\u0591-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])/;

/** Whether a paragraph runs right to left, based on its first strong character as in the bidirectional algorithm. */
export function isRightToLeft({ runs }: { runs: readonly { text: string }[] }): boolean {
  for (const { text } of runs) {
    const found = FIRST_STRONG.exec(text);
    if (found) return found[2] !== undefined;
  }
  return false;
}

/** Marks that can close a quotation, for use in a character class. Some of them open one in other languages. */
export const CLOSING_MARKS = '"\'“”‘’«»‹›」』';

/** Scripts whose words have no spaces between them, so that emphasis may begin and end anywhere. */
export const SPACELESS = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;

/** A letter, digit or accent of a script with spaces. */
export const WORD_SIGN = String.raw`(?![${SPACELESS}])[\p{L}\p{N}\p{M}]`;

const PIECE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]|[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu;

/** The number of words in a text. Two characters of a script without spaces count as one word. */
export function countWords(text: string): number {
  let wide = 0;
  let words = 0;
  for (const [piece] of text.matchAll(PIECE)) {
    if (piece.length === 1 && piece >= '\u2e80') wide += 1;
    else words += 1;
  }
  return words + Math.ceil(wide / 2);
}

const PART = String.raw`(?:\p{Lu}[\p{L}.’'-]*|[dv][aeo]n?|der|di|de|la|le)`;
const NAME = new RegExp(String.raw`^(?:\p{Lu}[\p{L}.’'-]*|[dv][aeo]n?|der|di)(?:\s${PART}){1,3}$`, 'u');

/** Whether a text is a name of two to four words, judged by its capitals. */
export function isPersonName(text: string): boolean {
  return NAME.test(text.trim());
}
