import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedCard, PlacedParagraph, PlacedText } from '@/lib/deck/placed';
import type { Box, Points, Size } from '@/lib/deck/units';
import { scaleParagraphs } from './fit-to-slide';
import { heightFree, obstacles, roomForLines, widthFree } from './free-room';
import { type StandIn, standInSize, USUAL_STAND_IN, WIDE_STAND_IN } from './stand-in-text';

/** The position and insets of a text box with which an office program shows the text where we placed it. */
export type TextFrame = {
  box: Box;
  left: Points;
  top: Points;
  right: Points;
  bottom: Points;
  /** Whether the text has our line breaks. If not, the program wraps it. */
  ownLines: boolean;
  /** The text, slightly smaller if it would not fit otherwise in a wider face. */
  paragraphs: readonly PlacedParagraph[];
};

/**
 * The text boxes of a slide. Each takes as much of the free space to its right and below as a wider face than the
 * theme's would need. Few recipients have our fonts, and text in their fonts must not overlap its neighbours.
 */
export function textFrames(card: PlacedCard, slide: Size, book: FontBook): Map<PlacedText, TextFrame> {
  const taken = obstacles(card.elements);
  const frames = new Map<PlacedText, TextFrame>();
  for (const element of card.elements) {
    if (element.kind !== 'text') continue;
    taken.delete(element);
    const frame =
      element.fill === null ? openFrame(element, [...taken.values()], slide, book) : filledFrame(element, book);
    frames.set(element, frame);
    taken.set(element, frame.box);
  }
  return frames;
}

function openFrame(text: PlacedText, others: readonly Box[], slide: Size, book: FontBook): TextFrame {
  const { inset } = text;
  const padding = 2 * inset;
  const own: Box = { ...text.box, y: text.box.y + firstLineShift(text.paragraphs, text.box.y + inset) };
  const before = SHARE_BEFORE[text.paragraphs[0]?.align ?? 'left'];
  const boxOf = (width: Points): Box => ({
    ...own,
    x: own.x - (width + padding - own.width) * before,
    width: Math.max(1, width + padding),
  });
  const free = {
    width: widthFree(own, others, slide) - padding,
    height: (width: Points) => heightFree(boxOf(width), others, slide) - padding,
  };
  const { paragraphs, ownLines, width } = setLines(text, own.width - padding, free, book);
  const tall = standInSize(paragraphs, width, { standIn: WIDE_STAND_IN, book, ownLines }).height;
  const height = Math.max(own.height, Math.min(tall, free.height(width)) + padding);
  return {
    box: { ...boxOf(width), height },
    left: inset,
    top: inset,
    right: inset,
    bottom: inset,
    ownLines,
    paragraphs,
  };
}

type SetLines = { paragraphs: readonly PlacedParagraph[]; ownLines: boolean; width: Points };

/**
 * Chooses the line breaks, width and size of a text. Takes the first of these options that has room for another face:
 * 1. display type with its own line breaks, 2. text wrapped by the program, 3. like 1, but smaller, 4. like 2, but
 * smaller. Running text in large type tries 2 before 1. Display type must fit in the widest face, and other text in the
 * usual one, because a program with the widest face shrinks text itself.
 * @param given the width that the text was measured for
 * @param free the available width, and the available height at a given width
 */
function setLines(
  text: PlacedText,
  given: Points,
  free: { width: Points; height(width: Points): Points },
  book: FontBook,
): SetLines {
  const { paragraphs } = text;
  const wide = { standIn: WIDE_STAND_IN, book };
  const mayKeep = isSetLineByLine(text);
  const { longestLine, longestWord } = standInSize(paragraphs, given, { ...wide, ownLines: mayKeep });
  const line = longestLine + 1;
  const own = mayKeep && line <= free.width ? { paragraphs, ownLines: true, width: Math.max(given, line) } : null;
  const isRunning = isRunningText(text);
  if (own && !isRunning) return own;

  // Ignore a word that does not fit even in the theme's face, because it breaks anyway.
  const word = ownWord(paragraphs, book) > given ? 0 : longestWord + 1;
  const wrapped = (factor: number, standIn: StandIn): SetLines | null => {
    const smaller = factor === 1 ? paragraphs : scaleParagraphs(paragraphs, factor, text.box);
    const width = Math.max(roomForLines(smaller, given, book), Math.min(free.width, word * factor));
    const { height } = standInSize(smaller, width, { standIn, book, ownLines: false });
    const fits = word * factor <= width && height <= free.height(width) + 0.5;
    return fits ? { paragraphs: smaller, ownLines: false, width } : null;
  };
  const whole = wrapped(1, mayKeep ? WIDE_STAND_IN : USUAL_STAND_IN) ?? own;
  if (whole) return whole;
  const share = (free.width / line) * 0.999;
  const least = paragraphs.every(({ lines }) => lines.length === 1) ? MIN_LINE_SCALE : MIN_DISPLAY_SCALE;
  if (mayKeep && share >= least) {
    return { paragraphs: scaleParagraphs(paragraphs, share, text.box), ownLines: true, width: free.width };
  }
  for (const factor of SMALLER) {
    const found = wrapped(factor, USUAL_STAND_IN);
    if (found) return found;
  }
  return { paragraphs, ownLines: false, width: roomForLines(paragraphs, given, book) };
}

/** Display type may shrink to this share to keep its own line breaks. */
const MIN_DISPLAY_SCALE = 0.85;
/** A single line, such as "61 %", may shrink more: a second line would cover what is below it. */
const MIN_LINE_SCALE = 0.7;
/** The scales at which wrapped text is tried. */
const SMALLER = [1, 0.96, 0.92, 0.88, 0.84, 0.8] as const;

/** Measures text in its own face only. */
const NO_STAND_IN: StandIn = { regular: 0, bold: 0 };

function ownWord(paragraphs: readonly PlacedParagraph[], book: FontBook): Points {
  return standInSize(paragraphs, 1, { standIn: NO_STAND_IN, book, ownLines: false }).longestWord;
}

/** The frame of a filled box. The box is visible, so it keeps its place and only its insets shrink. */
function filledFrame(text: PlacedText, book: FontBook): TextFrame {
  const { inset, paragraphs } = text;
  const room = text.box.width - 2 * inset;
  const wider = roomForLines(paragraphs, room, book) - room;
  const lower = firstLineShift(paragraphs, text.box.y + inset);
  const before = SHARE_BEFORE[paragraphs[0]?.align ?? 'left'];
  const corner = CORNER * Math.min(text.radius, text.box.width / 2, text.box.height / 2);
  return {
    box: text.box,
    left: Math.max(0, inset - corner - wider * before),
    top: Math.max(0, inset - corner + lower),
    right: Math.max(0, inset - corner - wider * (1 - before)),
    bottom: Math.max(0, inset - corner - Math.max(0, lower)),
    ownLines: false,
    paragraphs,
  };
}

/**
 * The difference between our first baseline and an office program's. With exact line spacing, office programs put the
 * baseline one line height down minus a fifth of the type size, regardless of the font's descent (measured in
 * LibreOffice with five families).
 * @param top the top of the text area, in card coordinates
 * @returns the difference, positive downwards
 */
export function firstLineShift(paragraphs: readonly PlacedParagraph[], top: Points): Points {
  const first = paragraphs[0];
  const line = first?.lines[0];
  if (!first || !line) return 0;
  const size = Math.max(0, ...line.runs.map(({ style }) => style.size));
  return line.baseline - (top + first.leading - size / 5);
}

/** The share of added width that goes to the left of the text, by alignment, so that the text stays in place. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const;

/** The text of a rounded rectangle is inset by this share of the corner radius (presetShapeDefinitions, roundRect). */
const CORNER = 0.29289;

/** Larger content is set large for its slide, such as a statement, and no size for a new slide. In points. */
export const MOST_RUNNING_TEXT: Points = 28;

/**
 * Whether a text may keep its own line breaks, in a box with spare room. Headings, statements and quotations are set in
 * balanced lines, in boxes no wider than necessary. On a machine without the theme's font, such a box would be too
 * narrow: another font could break a line inside a word, and the last line would leave the box.
 */
export function isSetLineByLine(text: PlacedText): boolean {
  return text.fill === null && (text.role === 'title' || isDisplay(text)) && text.paragraphs.every(isPlain);
}

/** Whether a text is running text. Line breaks inside its sentences would get in the way of editing. */
export function isRunningText({ role, paragraphs }: PlacedText): boolean {
  if (role === 'title' || role === 'quote') return false;
  return paragraphs.every(({ runs }) => runs.every(({ style }) => style.size <= MOST_RUNNING_TEXT));
}

function isDisplay({ paragraphs }: PlacedText): boolean {
  return (
    paragraphs.length > 0 &&
    paragraphs.every(({ runs, lines }) => lines.length <= 8 && runs.every(({ style }) => style.size >= DISPLAY))
  );
}

function isPlain({ align, marker, lines, runs }: PlacedParagraph): boolean {
  const drawn = lines.flatMap((line) => line.runs.map(({ text }) => text)).join('');
  const whole = runs.map(({ text }) => text).join('');
  // Text whose lines show something that is not in it, such as a hyphen at a break, is wrapped by the office program.
  return align === 'left' && marker === null && squeeze(drawn) === squeeze(whole);
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

/** Text of at least this size is display type. Smaller text is wrapped by the office program. */
const DISPLAY: Points = 25;
