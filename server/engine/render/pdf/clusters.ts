/** Below this every code point is a character of its own, but for marks that faces draw one by one as well. */
const SIMPLE = /^[\0-\u058f\u2000-\u200c\u2010-\u23ff]*$/;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A text's characters as a reader sees them: an emoji of several parts, or a letter with its marks, is one. */
export function clustersOf(text: string): string[] {
  return SIMPLE.test(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}
