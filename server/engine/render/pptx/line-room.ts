import type { FontBook } from '@/lib/deck/fonts/font-book';
import { measureText } from '@/lib/deck/fonts/measure-text';
import type { PlacedParagraph } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';

/**
 * The width at which an office program, which breaks lines itself, breaks them as we did. Its text is some tenths of
 * a per cent wider or narrower than ours (kerning, hinting), so the width keeps a distance from both edges: the
 * longest of our lines must fit, and no line may have room for the next one's first word.
 * @param given the width we broke at
 */
export function roomForLines(paragraphs: readonly PlacedParagraph[], given: Points, book: FontBook): Points {
  let longest = 0;
  let pulling = Number.POSITIVE_INFINITY;
  for (const { lines, indent } of paragraphs) {
    lines.forEach((line, at) => {
      // Centred and right-aligned lines have their own x: only the space they take counts.
      const taken = indent + line.width;
      longest = Math.max(longest, taken);
      const next = lines[at + 1];
      if (next) pulling = Math.min(pulling, taken + firstWordWidth(next.runs, book));
    });
  }
  const low = longest * (1 + DOUBT) + 0.5;
  const high = pulling * (1 - DOUBT) - 0.5;
  // If both distances cannot be kept, the middle is the best choice.
  if (low > high) return longest < pulling ? (longest + pulling) / 2 : low;
  return given >= low && given <= high ? given : (low + Math.min(high, low * 1.1)) / 2;
}

/** How much another program's text may differ from ours. */
const DOUBT = 0.006;

/** A space and the first word of a line: what a wider line above would take up. */
function firstWordWidth(runs: PlacedParagraph['lines'][number]['runs'], book: FontBook): Points {
  let width = 0;
  for (const { text, style } of runs) {
    const face = book.face(style.face);
    if (width === 0) width = measureText(face, ' ', style.size, style.tracking);
    const end = text.search(WORD_END);
    width += measureText(face, end < 0 ? text : text.slice(0, end + 1), style.size, style.tracking);
    if (end >= 0) break;
  }
  return width;
}

/** Where a word may end: before a space, after a hyphen or dash. */
const WORD_END = /[^\s](?=\s)|[-\u2010\u2013\u2014](?=\p{L})/u;
