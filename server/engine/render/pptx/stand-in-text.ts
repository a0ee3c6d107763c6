import type { FontBook, FontFaceMetrics } from '@/lib/deck/fonts/font-book';
import { readFaceId } from '@/lib/deck/fonts/font-faces';
import { measureText } from '@/lib/deck/fonts/measure-text';
import type { PlacedParagraph, StyledRun, TextStyle } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import { weakMemoize } from '@/lib/weak-memoize';

/**
 * A face that substitutes for the theme's on a machine that lacks it, defined by its width relative to Inter. Measured
 * with running text in five languages. Substitutes have no tracking of their own, so ours is kept.
 */
export type StandIn = {
  regular: number;
  bold: number;
  /** Minimum widths in ems for figures and arithmetic signs, which are rare in running text. */
  signs?: { regular: SignWidths; bold: SignWidths };
};

type SignWidths = { figure: number; sign: number };

/** The widest common substitute: DejaVu and Verdana, the fallback of LibreOffice and others on Linux. */
export const WIDE_STAND_IN: StandIn = {
  regular: 1.08,
  bold: 1.19,
  // Values for DejaVu Sans. In many tables, a number is the longest word of its column.
  signs: { regular: { figure: 0.637, sign: 0.838 }, bold: { figure: 0.696, sign: 0.838 } },
};

/** Arial and similar faces, the fallback of Office: narrower than nearly all of ours. */
export const USUAL_STAND_IN: StandIn = { regular: 0.95, bold: 0.99 };

/** The width of a text in the substitute, but at least its width in its own face. */
export function standInWidth(text: string, style: TextStyle, standIn: StandIn, book: FontBook): Points {
  return widthWith(text, measureOf(style, standIn, book));
}

/** Data for measuring a run, looked up once for all its words. */
type Measure = {
  style: TextStyle;
  own: FontFaceMetrics;
  running: FontFaceMetrics;
  runningSize: Points;
  signs: SignWidths | undefined;
};

function measureOf(style: TextStyle, standIn: StandIn, book: FontBook): Measure {
  const isBold = readFaceId(style.face).weight >= 600;
  return {
    style,
    own: book.face(style.face),
    running: book.face(isBold ? 'inter-700' : 'inter-400'),
    runningSize: style.size * (isBold ? standIn.bold : standIn.regular),
    signs: standIn.signs?.[isBold ? 'bold' : 'regular'],
  };
}

function widthWith(text: string, { style, own, running, runningSize, signs }: Measure): Points {
  const { size, tracking } = style;
  const ownWidth = measureText(own, text, size, tracking);
  if (runningSize === 0) return ownWidth;
  const width = Math.max(measureText(running, text, runningSize, tracking), ownWidth);
  if (!signs || !FIGURES.test(text)) return width;
  const words = measureText(running, text.replace(SIGNS, ''), runningSize, tracking);
  return Math.max(width, words + signsWidth(text, style, signs));
}

const FIGURES = /\d/u;
const SIGNS = /[\d+\u2212\u00b1\u00d7=<>]/gu;

function signsWidth(text: string, { size, tracking = 0 }: TextStyle, { figure, sign }: SignWidths): Points {
  let width = 0;
  for (const [found] of text.matchAll(SIGNS)) width += (FIGURES.test(found) ? figure : sign) * size + tracking;
  return width;
}

export type StandInSize = {
  height: Points;
  /** The width of the longest line that must not be broken, without its indent. */
  longestLine: Points;
  /** The width of the longest word, including the indent of its paragraph. */
  longestWord: Points;
};

/**
 * The size of the paragraphs if an office program wraps them in the substitute.
 * @param ownLines whether the text has its own line breaks; a line that is too long then wraps separately
 */
export function standInSize(
  paragraphs: readonly PlacedParagraph[],
  width: Points,
  { standIn, book, ownLines }: { standIn: StandIn; book: FontBook; ownLines: boolean },
): StandInSize {
  let height = 0;
  let longestLine = 0;
  let longestWord = 0;
  for (const [at, paragraph] of paragraphs.entries()) {
    const room = Math.max(1, width - paragraph.indent);
    const stretches = ownLines ? paragraph.lines.map(({ runs }) => runs) : splitAtBreaks(paragraph.runs);
    let lines = 0;
    for (const runs of stretches) {
      const words = wordsOf(runs, standIn, book);
      lines += countLines(words, room);
      longestLine = Math.max(longestLine, words.line);
      if (words.longest > 0) longestWord = Math.max(longestWord, words.longest + paragraph.indent);
    }
    height += Math.max(1, lines) * paragraph.leading + (at === 0 ? 0 : paragraph.spaceBefore);
  }
  return { height, longestLine, longestWord };
}

/**
 * The widths of words and of the space after each, in two arrays of equal length. A deck has tens of thousands of words,
 * and an object for each would keep the garbage collector busy.
 */
type Words = {
  widths: readonly Points[];
  spaces: readonly Points[];
  longest: Points;
  /** The width of all words on one line. */
  line: Points;
};

function countLines({ widths, spaces }: Words, room: Points): number {
  let lines = 1;
  let x = 0;
  for (let at = 0; at < widths.length; at += 1) {
    const width = widths[at]!;
    const space = spaces[at]!;
    if (x > 0 && x + width > room) {
      lines += 1;
      x = 0;
    }
    // A word that is wider than the box is broken.
    if (width > room) lines += Math.ceil(width / room) - 1;
    x += (width > room ? width % room : width) + space;
  }
  return lines;
}

/** The words, each with the space after it. A word may consist of several runs, and ends after a hyphen or dash. */
function wordsOf(runs: Stretch, standIn: StandIn, book: FontBook): Words {
  let answers = measured.get(standIn);
  if (!answers) {
    answers = new WeakMap();
    measured.set(standIn, answers);
  }
  let words = answers.get(runs);
  if (!words) {
    words = measureWords(runs, standIn, book);
    answers.set(runs, words);
  }
  return words;
}

type Stretch = readonly Pick<StyledRun, 'text' | 'style'>[];

/** A cache, because the same text is tried at several widths. */
const measured = new WeakMap<StandIn, WeakMap<Stretch, Words>>();

function measureWords(runs: Stretch, standIn: StandIn, book: FontBook): Words {
  const widths: Points[] = [];
  const spaces: Points[] = [];
  let isOpen = false;
  for (const { text, style } of runs) {
    const measure = measureOf(style, standIn, book);
    const spaceWidth = widthWith(' ', measure);
    for (const [, part = '', space = ''] of text.matchAll(PART)) {
      if (part === '' && space === '') continue;
      const width = widthWith(part, measure);
      const room = space === ' ' ? spaceWidth : widthWith(space, measure);
      if (isOpen && widths.length > 0) {
        widths[widths.length - 1]! += width;
        spaces[spaces.length - 1]! += room;
      } else {
        widths.push(width);
        spaces.push(room);
      }
      isOpen = space === '' && !WORD_END.test(part);
    }
  }
  let longest = 0;
  let line = 0;
  for (const [at, width] of widths.entries()) {
    longest = Math.max(longest, width);
    line += width + spaces[at]!;
  }
  return { widths, spaces, longest, line: line - (spaces.at(-1) ?? 0) };
}

/**
 * Matches a word, or its part up to a hyphen or dash, and the white space after it. Non-breaking spaces do not separate
 * words.
 */
const PART =
  /([^ \t\n\u2000-\u2006\u2008-\u200a\u2010\u2013\u2014-]*[\u2010\u2013\u2014-]*)([ \t\n\u2000-\u2006\u2008-\u200a]*)/gu;
const WORD_END = /[\u2010\u2013\u2014-]$/u;

const splitAtBreaks = weakMemoize((runs: readonly StyledRun[]): readonly Stretch[] => {
  const out: Pick<StyledRun, 'text' | 'style'>[][] = [[]];
  for (const { text, style } of runs) {
    text.split('\n').forEach((part, at) => {
      if (at > 0) out.push([]);
      if (part !== '') out.at(-1)?.push({ text: part, style });
    });
  }
  return out;
});
