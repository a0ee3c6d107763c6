/** U+00A0, because many fonts don't have the narrow U+202F. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * French text with typographic apostrophes, and with a no-break space before a colon, a semicolon, a question mark and
 * an exclamation mark.
 */
export function typesetFrench(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=[^\s?!]) ?(?=[?!])|(?<=\S) (?=[:;])/g, NO_BREAK_SPACE);
}
