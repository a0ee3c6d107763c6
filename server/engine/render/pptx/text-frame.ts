import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedCard, PlacedParagraph, PlacedText } from '@/lib/deck/placed';
import type { Box, Points, Size } from '@/lib/deck/units';
import { isSetLineByLine } from './broken-lines';
import { scaleParagraphs } from './fit-to-slide';
import { heightFree, obstacles, widthFree } from './free-room';
import { roomForLines } from './line-room';
import { type StandIn, standInSize, USUAL_STAND_IN, WIDE_STAND_IN } from './stand-in-text';

/** The position and insets of an office program's text box that put its text where we placed it. */
export type TextFrame = {
  box: Box;
  left: Points;
  top: Points;
  right: Points;
  bottom: Points;
  /** The text has our line breaks; otherwise the program wraps it. */
  ownLines: boolean;
  /** The text itself, slightly smaller if one of its words would otherwise break in a wider face. */
  paragraphs: readonly PlacedParagraph[];
};

/**
 * The text boxes of a slide. Each takes as much of the free space to its right and below it as a wider face than the
 * theme's would need: few recipients have our fonts, and their text must not run into its neighbours.
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
 * Chooses the line breaks, width and size of a text: the first option that has room for another face of 1. display
 * type in its own lines, 2. text wrapped by the program, 3. display type in its own lines, smaller, 4. wrapped text,
 * smaller. Display type must fit in the widest face, other text in the usual one, because a program with the widest
 * face shrinks text itself.
 * @param given the width it was measured for
 * @param free the width it may take, and the height at a width
 */
function setLines(
  text: PlacedText,
  given: Points,
  free: { width: Points; height(width: Points): Points },
  book: FontBook,
): SetLines {
  const { paragraphs } = text;
  const wide = { standIn: WIDE_STAND_IN, book };
  const { longestLine, longestWord } = standInSize(paragraphs, given, { ...wide, ownLines: true });
  const mayKeep = isSetLineByLine(text);
  const line = longestLine + 1;
  if (mayKeep && line <= free.width) return { paragraphs, ownLines: true, width: Math.max(given, line) };

  // A word that does not even fit in the theme's face breaks in any.
  const word = ownWord(paragraphs, book) > given ? 0 : longestWord + 1;
  const wrapped = (factor: number, standIn: StandIn): SetLines | null => {
    const smaller = factor === 1 ? paragraphs : scaleParagraphs(paragraphs, factor, text.box);
    const width = Math.max(roomForLines(smaller, given, book), Math.min(free.width, word * factor));
    const { height } = standInSize(smaller, width, { standIn, book, ownLines: false });
    const fits = word * factor <= width && height <= free.height(width) + 0.5;
    return fits ? { paragraphs: smaller, ownLines: false, width } : null;
  };
  const whole = wrapped(1, mayKeep ? WIDE_STAND_IN : USUAL_STAND_IN);
  if (whole) return whole;
  const share = (free.width / line) * 0.999;
  if (mayKeep && share >= GOOD) {
    return { paragraphs: scaleParagraphs(paragraphs, share, text.box), ownLines: true, width: free.width };
  }
  for (const factor of SMALLER) {
    const found = wrapped(factor, USUAL_STAND_IN);
    if (found) return found;
  }
  return { paragraphs, ownLines: false, width: roomForLines(paragraphs, given, book) };
}

/** How much display type may shrink to keep its lines, and any text to fit at all. */
const GOOD = 0.85;
const SMALLER = [1, 0.96, 0.92, 0.88, 0.84, 0.8] as const;

/** Only the text's own face. */
const NO_STAND_IN: StandIn = { regular: 0, bold: 0 };

function ownWord(paragraphs: readonly PlacedParagraph[], book: FontBook): Points {
  return standInSize(paragraphs, 1, { standIn: NO_STAND_IN, book, ownLines: false }).longestWord;
}

/** A filled box is visible: it keeps its place, and its insets shrink. Round corners take some of them as well. */
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
 * With exact line spacing an office program sets a baseline one line down, less a fifth of the type size, whatever
 * the font's own descent is (measured in LibreOffice over five families); ours is wherever the layout put it.
 * @param top where the text area begins, in card coordinates
 * @returns the difference, positive downwards
 */
export function firstLineShift(paragraphs: readonly PlacedParagraph[], top: Points): Points {
  const first = paragraphs[0];
  const line = first?.lines[0];
  if (!first || !line) return 0;
  const size = Math.max(0, ...line.runs.map(({ style }) => style.size));
  return line.baseline - (top + first.leading - size / 5);
}

/** How much of a wider box is before its text, by alignment, so that the text itself stays where it is. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const;

/** A round rectangle's text begins this share of its corner inside the box (presetShapeDefinitions, roundRect). */
const CORNER = 0.29289;
