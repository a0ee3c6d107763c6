import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import type { FontBook } from '@/lib/deck/fonts/font-book';
import { measurePiece, measureText } from '@/lib/deck/fonts/measure-text';
import type { PlacedLine, PlacedRun, TextStyle } from '@/lib/deck/placed';
import type { ColourToken, DeckTheme } from '@/lib/deck/theme';
import type { Points } from '@/lib/deck/units';
import { legalText } from '../safe-text';
import type { FontCache } from './font-cache';
import { clustersOf, type Stretch } from './font-cache';
import { COMBINING } from './open-font';
import type { PdfDocument, PdfElement, PdfImage } from './pdf-document';

/** Larger letter spacing than this share of the type size comes from a measuring error, so it is limited to this. */
const MAX_SPACING = 0.06;

type DrawnRun = {
  text: string;
  x: Points;
  width: Points;
  style: TextStyle;
  /** Whether its letters run right to left. */
  rtl?: boolean;
  /** Whether the line break swallowed white space. It is drawn after the run, where it is invisible. */
  spaceAfter?: boolean;
};

/** Draws text exactly where the layout put it: same baseline, left edge and width. */
export function drawRun(run: DrawnRun, baseline: Points, context: PageContext): void {
  const { style } = run;
  const text = legalText(run.text).replace(/[\t\n]/g, ' ');
  if (text === '') return;
  const stretches = context.fontCache.stretches(style.face, text);
  if (!run.rtl && stretches.length === 1 && stretches[0]?.face === style.face && !stretches[0].missing) {
    const space = run.spaceAfter ? measureText(context.book.face(style.face), ' ', style.size, style.tracking) : 0;
    drawString(run.spaceAfter ? `${text} ` : text, run.x, run.width + space, baseline, style, context);
  } else drawStretches({ ...run, text }, stretches, baseline, context);
  if (style.underline) rule(run, baseline + style.size * 0.12, context);
  if (style.strike) rule(run, baseline - style.size * 0.28, context);
}

/** Draws stretches in several faces side by side, in reading order from the left or from the right. */
function drawStretches(run: DrawnRun, stretches: readonly Stretch[], baseline: Points, context: PageContext): void {
  const { style, rtl = false, spaceAfter = false } = run;
  const { fontCache } = context;
  const measured = context.book.face(style.face);
  const space = spaceAfter ? ' ' : '';
  let done = 0;
  for (const stretch of stretches) {
    const width = measurePiece(measured, stretch.text, (style.tracking ?? 0) / style.size) * style.size;
    const x = rtl ? run.x + run.width - done - width : run.x + done;
    if (stretch.missing) drawMissing(stretch.text, x, baseline, style, context);
    else {
      const text = inGlyphOrder(rtl ? mirrored(stretch.text) : stretch.text, rtl, fontCache.open(stretch.face));
      drawString(text, x, width, baseline, fallbackStyle(stretch, width, style, context), context);
    }
    done += width;
  }
  if (!rtl && space !== '' && stretches.some(({ shaped }) => shaped)) {
    const width = measureText(measured, space, style.size, style.tracking);
    drawString(space, run.x + done, width, baseline, style, context);
  }
}

/**
 * Puts text into glyph order. fontkit itself reverses text in right-to-left scripts, but not punctuation and digits.
 */
function inGlyphOrder(text: string, rtl: boolean, font: Font): string {
  return isReversed(text, font) === rtl ? text : clustersOf(text).reverse().join('');
}

/** Whether fontkit reverses a text. Cached, because shaping is slow and the same words recur. */
function isReversed(text: string, font: Font): boolean {
  const known = reversed.get(font) ?? new Map<string, boolean>();
  reversed.set(font, known);
  const answer = known.get(text) ?? font.layout(text).direction === 'rtl';
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, answer);
  return answer;
}

const reversed = new WeakMap<Font, Map<string, boolean>>();
/** Cached stretches per font, which take about a megabyte. */
const MAX_KNOWN = 5000;

/** Glyphs are not shrunk further than this. A keycap emoji is about twice as wide as the digit it is measured as. */
const MIN_SHARE = 0.45;

/**
 * The style of a stretch in another face. A glyph that is wider than the layout assumed is drawn smaller, because
 * otherwise it would cover the following space, and readers would not detect that.
 */
function fallbackStyle(stretch: Stretch, width: Points, style: TextStyle, { document }: PageContext): TextStyle {
  if (stretch.face === style.face) return style;
  const natural = document.font(stretch.face).fontSize(style.size).widthOfString(stretch.text);
  const share = natural > width * 1.03 ? Math.max(MIN_SHARE, width / natural) : 1;
  return { ...style, face: stretch.face, size: style.size * share };
}

const JOINED_SCRIPT = /\p{Script=Arabic}/u;

function drawString(
  text: string,
  x: Points,
  width: Points,
  baseline: Points,
  style: TextStyle,
  { document, colour }: PageContext,
): void {
  document.font(style.face).fontSize(style.size).fillColor(colour(style.colour));
  // The face's kerning makes words slightly narrower or wider; the letters share the difference.
  const difference = width - document.widthOfString(text);
  // Letter spacing would pull joined letters apart.
  const spacing = JOINED_SCRIPT.test(text) ? 0 : difference / Math.max(1, text.length);
  const most = Math.max(style.size * MAX_SPACING, Math.abs(style.tracking ?? 0) * 1.5);
  const characterSpacing = Math.min(most, Math.max(-most, spacing));
  let left = x;
  for (const part of characterSpacing === 0 ? [text] : partsAtMarks(text)) {
    document.text(part, left, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing,
    });
    left += document.widthOfString(part) + characterSpacing * part.length;
  }
}

/**
 * Splits the text before and after each letter with a mark above it, because pdfkit loses the accumulated letter
 * spacing when a glyph is placed off the baseline.
 */
function partsAtMarks(text: string): string[] {
  if (!COMBINING.test(text)) return [text];
  return text.match(LETTER_WITH_MARKS) ?? [text];
}

const MARKS = COMBINING.source;
const LETTER_WITH_MARKS = new RegExp(`.${MARKS}+|${MARKS}+|(?:.(?!${MARKS}))+`, 'gsu');

/**
 * Draws an empty box for each character that no face has, as wide as the layout assumed. The text for copying and
 * reading aloud is attached to spaces under the boxes, because readers skip text without glyphs.
 */
function drawMissing(text: string, x: Points, baseline: Points, style: TextStyle, context: PageContext): void {
  const { document, colour } = context;
  const face = context.book.face(style.face);
  const height = (face.capHeight / face.unitsPerEm) * style.size;
  const shown = [...text].filter((character) => !TAKES_NO_BOX.test(character));
  for (const character of shown) context.missing(character);
  document.markContent('Span', { actual: text });
  const line = Math.max(0.4, style.size * 0.045);
  let left = x;
  for (const character of shown) {
    const width = measureText(face, character, style.size, style.tracking);
    const inset = Math.min(width * 0.1, style.size * 0.08);
    document.rect(left + inset, baseline - height, Math.max(line, width - 2 * inset), height);
    left += width;
  }
  if (shown.length > 0) {
    document.lineWidth(line).stroke(colour(style.colour));
    document.font(style.face).fontSize(style.size).fillColor(colour(style.colour));
    document.text(' '.repeat(shown.length), x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: (left - x) / shown.length - document.widthOfString(' '),
    });
  }
  document.endMarkedContent();
}

const TAKES_NO_BOX = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Mn}\p{Me}\p{Emoji_Modifier}]/u;

function rule(run: DrawnRun, y: Points, { document, colour }: PageContext): void {
  const thickness = Math.max(0.5, run.style.size * 0.05);
  document.rect(run.x, y, run.width, thickness).fill(colour(run.style.colour));
}

/** What the element handlers of a page need besides their element. */
export type PageContext = {
  document: PdfDocument;
  /** The card's section in the document's structure. */
  section: PdfElement;
  theme: DeckTheme;
  colour(token: ColourToken): string;
  fontCache: FontCache;
  book: FontBook;
  picture(key: string): PdfImage | null;
  /** Called for every character that no face has. */
  missing(character: string): void;
};

/** A run of one direction, at its position on the line. */
export type DirectedRun = PlacedRun & { rtl: boolean };

const bidi = bidiFactory();

/** Letters and controls that make the visual order differ from the reading order. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The runs of a line, split by direction and positioned by the bidirectional algorithm (UAX 9). They stay in reading
 * order, which is that of the tagged content; `x` is their position.
 * @param rtl whether the paragraph runs right to left
 */
export function directLine(line: PlacedLine, rtl: boolean, book: FontBook): DirectedRun[] {
  const text = line.runs.map((run) => run.text).join('');
  if (!rtl && !RIGHT_TO_LEFT.test(text)) return line.runs.map((run) => ({ ...run, rtl: false }));
  const { levels } = bidi.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr');
  const pieces: (DirectedRun & { level: number })[] = [];
  let start = 0;
  for (const run of line.runs) {
    pieces.push(...cutByLevel(run, levels.subarray(start, start + run.text.length), book));
    start += run.text.length;
  }
  let { x } = line;
  for (const piece of inVisualOrder(pieces)) {
    piece.x = x;
    x += piece.width;
  }
  return pieces;
}

function cutByLevel(run: PlacedRun, levels: Uint8Array, book: FontBook): (DirectedRun & { level: number })[] {
  const pieces: (DirectedRun & { level: number })[] = [];
  const { face, size, tracking } = run.style;
  let from = 0;
  for (let at = 1; at <= run.text.length; at += 1) {
    if (at < run.text.length && levels[at] === levels[from]) continue;
    const text = run.text.slice(from, at);
    const level = levels[from]!;
    pieces.push({
      ...run,
      text,
      width: measureText(book.face(face), text, size, tracking),
      level,
      rtl: level % 2 === 1,
    });
    from = at;
  }
  // Kerning across a split is lost: the parts share the run's own width.
  const sum = pieces.reduce((total, piece) => total + piece.width, 0);
  for (const piece of pieces) piece.width *= sum > 0 ? run.width / sum : 1;
  return pieces;
}

/** Rule L2: from the highest level down to the lowest odd one, reverses every sequence at that level or above. */
function inVisualOrder<Piece extends { level: number }>(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let from = 0;
    while (from < order.length) {
      let to = from;
      while (to < order.length && order[to]!.level >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(to, from + 1);
    }
  }
  return order;
}

/** Brackets and similar characters as they look in right-to-left text. */
function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
}
