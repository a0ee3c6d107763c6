import { weakMemoize } from '../../../weak-memoize';
import { type PreparedText, sumWidths } from './prepare-text';

/** A part with up to this many letters looks torn off if a line ends next to it: two-year, step-free, E-Mail. */
const SHORT_PART = 6;
/** Longer compounds may be broken after any hyphen, because keeping them whole would leave a very short line. */
const LONGEST = 20;

/** A word with hyphens in it. */
const COMPOUND = /(?<![^\s\-‐–—])[^\s\-‐–—]+(?:[-‐][^\s\-‐–—]+)+/gu;

/** The same text with no line end after the hyphens of short compounds, for headings. */
export function tieCompounds(text: PreparedText): PreparedText {
  return tieOnce(text);
}

const tieOnce = weakMemoize((text: PreparedText): PreparedText => {
  const { texts } = text;
  const hyphens = shortHyphens(texts.join(''));
  if (hyphens.size === 0) return text;
  const kinds = [...text.kinds];
  let end = 0;
  for (const [at, piece] of texts.entries()) {
    end += piece.length;
    if (kinds[at] === 'open' && hyphens.has(end)) kinds[at] = 'glue';
  }
  const tied = { ...text, kinds, width: 0, longestWord: 0 };
  sumWidths(tied);
  return tied;
});

/** Positions after the hyphens in a text that have a short part of a compound on either side. */
function shortHyphens(text: string): Set<number> {
  const found = new Set<number>();
  for (const { 0: word, index } of text.matchAll(COMPOUND)) {
    if (word.length > LONGEST) continue;
    const parts = word.split(/[-‐]/u);
    let end = index;
    for (const [at, part] of parts.slice(0, -1).entries()) {
      end += part.length + 1;
      if (Math.min(part.length, parts[at + 1]!.length) <= SHORT_PART) found.add(end);
    }
  }
  return found;
}

/** A heading is set no smaller than this share of its size to keep a compound on one line. */
const LEAST_FOR_COMPOUND = 0.8;

/**
 * The width of the longest word, in ems. In a heading, a compound such as "two-year" counts as one word, unless it is
 * broken at its hyphen because the heading would become much smaller.
 * @param room width of a line of a heading at the wanted size, in ems; null for other text
 */
export function longestKept(text: PreparedText, room: number | null): number {
  if (room === null) return text.longestWord;
  const compound = tieCompounds(text).longestWord;
  return compound * LEAST_FOR_COMPOUND <= room ? compound : text.longestWord;
}
