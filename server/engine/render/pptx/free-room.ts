import type { FontBook } from '@/lib/deck/fonts/font-book';
import { measureText } from '@/lib/deck/fonts/measure-text';
import type { PlacedElement, PlacedParagraph } from '@/lib/deck/placed';
import type { Box, Points, Size } from '@/lib/deck/units';

/** Margin that is kept free at the slide's right and bottom edges. */
const EDGE: Points = 12;
/** Gap that is kept free before the next element on the slide. */
const GAP: Points = 6;
/** A shape with lower opacity is a background, which may be behind text. */
const SOLID = 0.5;

/** The boxes on a slide that text must not overlap. */
export function obstacles(elements: readonly PlacedElement[]): Map<PlacedElement, Box> {
  const solid = elements.filter(
    (element) =>
      element.kind !== 'shape' || (element.shape !== 'line' && element.fill !== null && element.opacity >= SOLID),
  );
  return new Map(solid.map((element) => [element, element.box]));
}

/** How wide a box may become, extended to the right, before it reaches another box or the edge of its panel. */
export function widthFree(box: Box, others: Iterable<Box>, slide: Size): Points {
  let right = slide.width - EDGE;
  for (const other of others) {
    if (contains(other, box)) {
      const end = other.x + other.width;
      right = Math.min(right, end - Math.min(EDGE, (box.x - other.x) / 2));
    } else if (other.y < box.y + box.height && box.y < other.y + other.height && other.x >= box.x + box.width - 1) {
      right = Math.min(right, other.x - GAP);
    }
  }
  return Math.max(box.width, right - box.x);
}

/** How tall a box may become, extended downwards. Existing overlaps are ignored. */
export function heightFree(box: Box, others: Iterable<Box>, slide: Size): Points {
  const turned = { width: slide.height, height: slide.width };
  return widthFree(transposed(box), Array.from(others, transposed), turned);
}

function transposed({ x, y, width, height }: Box): Box {
  return { x: y, y: x, width: height, height: width };
}

function contains(panel: Box, box: Box): boolean {
  return (
    panel.x <= box.x &&
    panel.y <= box.y &&
    panel.x + panel.width >= box.x + box.width - 1 &&
    panel.y + panel.height >= box.y + box.height - 1
  );
}

/**
 * The width at which an office program breaks lines where we did. Its text is up to a few tenths of a per cent wider or
 * narrower than ours (kerning, hinting), so the width keeps a distance from both limits: our longest line must fit, and
 * no line may have room for the first word of the next.
 * @param given the width at which we broke the lines
 */
export function roomForLines(paragraphs: readonly PlacedParagraph[], given: Points, book: FontBook): Points {
  let longest = 0;
  let overfullWidth = Number.POSITIVE_INFINITY;
  for (const { lines, indent, runs } of paragraphs) {
    const last = hardBreaks(runs, lines);
    lines.forEach((line, at) => {
      // Use only the width of a line, because centred and right-aligned lines have different x positions.
      const taken = indent + line.width;
      longest = Math.max(longest, taken);
      const next = lines[at + 1];
      if (next && !last.has(at)) overfullWidth = Math.min(overfullWidth, taken + firstWordWidth(next.runs, book));
    });
  }
  const low = longest * (1 + WIDTH_TOLERANCE) + 0.5;
  const high = overfullWidth * (1 - WIDTH_TOLERANCE) - 0.5;
  // If both distances cannot be kept, use the middle.
  if (low > high) return longest < overfullWidth ? (longest + overfullWidth) / 2 : low;
  return given >= low && given <= high ? given : (low + Math.min(high, low * 1.1)) / 2;
}

/** The lines that end with a line break of the text, which take up no word of the next line. */
function hardBreaks(runs: PlacedParagraph['runs'], lines: PlacedParagraph['lines']): ReadonlySet<number> {
  const lettersOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
  const solid = (text: string) => text.replace(/\s/g, '').length;
  const [first = 0, ...more] = lettersOf(runs).split('\n').map(solid);
  const found = new Set<number>();
  let left = first;
  for (const [at, line] of lines.entries()) {
    left -= solid(lettersOf(line.runs));
    if (left > 0 || more.length === 0) continue;
    found.add(at);
    left = more.shift()!;
  }
  return found;
}

/** How much the width of text in another program may differ from ours, as a share. */
const WIDTH_TOLERANCE = 0.006;

/** The width of a space and a line's first word, which the line above would take up if it were wide enough. */
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
