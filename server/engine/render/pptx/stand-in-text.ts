import type { FontBook, FontFaceMetrics } from '@/lib/deck/fonts/font-book';
import { readFaceId } from '@/lib/deck/fonts/font-faces';
import { measureText } from '@/lib/deck/fonts/measure-text';
import type { PlacedParagraph, StyledRun, TextStyle } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';

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
  const width = Math.max(measureText(running, text, runningSize, tracking), measureText(own, text, size, tracking));
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
      longestLine = Math.max(
        longestLine,
        words.reduce((sum, word) => sum + word.width + word.space, 0) - (words.at(-1)?.space ?? 0),
      );
      for (const word of words) longestWord = Math.max(longestWord, word.width + paragraph.indent);
    }
    height += Math.max(1, lines) * paragraph.leading + (at === 0 ? 0 : paragraph.spaceBefore);
  }
  return { height, longestLine, longestWord };
}

type Word = { width: Points; space: Points };

function countLines(words: readonly Word[], room: Points): number {
  let lines = 1;
  let x = 0;
  for (const { width, space } of words) {
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
function wordsOf(runs: Stretch, standIn: StandIn, book: FontBook): readonly Word[] {
  let answers = measured.get(runs);
  if (!answers) {
    answers = new Map();
    measured.set(runs, answers);
  }
  let words = answers.get(standIn);
  if (!words) {
    words = measureWords(runs, standIn, book);
    answers.set(standIn, words);
  }
  return words;
}

type Stretch = readonly Pick<StyledRun, 'text' | 'style'>[];

/** A cache, because the same text is tried at several widths. */
const measured = new WeakMap<Stretch, Map<StandIn, readonly Word[]>>();

function measureWords(runs: Stretch, standIn: StandIn, book: FontBook): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  for (const { text, style } of runs) {
    const measure = measureOf(style, standIn, book);
    let usualSpace: Points | null = null;
    for (const [, part = '', space = ''] of text.matchAll(PART)) {
      if (part === '' && space === '') continue;
      let word = isOpen ? words.at(-1) : undefined;
      if (!word) {
        word = { width: 0, space: 0 };
        words.push(word);
      }
      word.width += widthWith(part, measure);
      if (space === ' ') word.space += usualSpace ??= widthWith(space, measure);
      else if (space !== '') word.space += widthWith(space, measure);
      isOpen = space === '' && !WORD_END.test(part);
    }
  }
  return words;
}

/**
 * Matches a word, or its part up to a hyphen or dash, and the white space after it. Non-breaking spaces do not separate
 * words.
 */
const PART =
  /([^ \t\n\u2000-\u2006\u2008-\u200a\u2010\u2013\u2014-]*[\u2010\u2013\u2014-]*)([ \t\n\u2000-\u2006\u2008-\u200a]*)/gu;
const WORD_END = /[\u2010\u2013\u2014-]$/u;

function splitAtBreaks(runs: readonly StyledRun[]): readonly Stretch[] {
  const known = split.get(runs);
  if (known) return known;
  const out: Pick<StyledRun, 'text' | 'style'>[][] = [[]];
  for (const { text, style } of runs) {
    text.split('\n').forEach((part, at) => {
      if (at > 0) out.push([]);
      if (part !== '') out.at(-1)?.push({ text: part, style });
    });
  }
  split.set(runs, out);
  return out;
}

const split = new WeakMap<readonly StyledRun[], readonly Stretch[]>();
