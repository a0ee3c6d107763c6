import type { Block, TextRun } from '../blocks';
import { type Content, isPictureCaption, wordsIn } from '../content/read-content';
import type { MeasureContext } from '../layout/measure/measured';
import { drawStack, type Stack, stackBlocks } from '../layout/measure/stack';
import { withSizes } from '../layout/measure/type-scale';
import { stackColumns } from '../layout/split-columns';
import { blockText } from '../text/block-text';
import { wordsOnCard } from '../write/condense-card';
import { type BlocksLook, POINT, type SetText, type Stage } from './stage';

/** How much larger the items of a list can be than the usual size, by the words of the longest. */
const ITEMS = [
  { words: 3, share: 1.5 },
  { words: 8, share: 1.4 },
  { words: 16, share: 1.3 },
  { words: 24, share: 1.2 },
  { words: 32, share: 1.1 },
] as const;

/**
 * Sets the items of a list as large as their number and length allow, because a few sentences at the size of running
 * text would leave most of the card empty.
 * @param base the smallest size
 * @param room the height for each item
 */
export function setRoomy(
  items: readonly TextRun[][],
  base: number,
  room: number,
  set: (runs: TextRun[], size: number) => SetText,
): SetText[] {
  const longest = Math.max(...items.map(wordsIn));
  const shares = ITEMS.filter(({ words }) => longest <= words).map(({ share }) => share);
  for (const share of shares) {
    const sets = items.map((runs) => set(runs, base * share));
    if (sets.every(({ height }) => height <= room)) return sets;
  }
  return items.map((runs) => set(runs, base));
}

/** Cells up to this number can have larger texts. */
export const FEW_CELLS = 4;

/** How much larger the texts of a few cells can be: the first of the shares that fits, otherwise 1. */
export function largestShare(count: number, shares: readonly number[], fits: (share: number) => boolean): number {
  return (count <= FEW_CELLS && shares.find(fits)) || 1;
}

/**
 * Running text of up to `words` words is set in the largest of these sizes at which it fills at most this share of the
 * space.
 */
const ROOMY = { words: 120, sizes: [64, 58, 53, 48, 44, 40, 36, 33, 31, 29, 27, 25], filled: 0.84 };
const MOST_UNDER_HEADING = 48;
/** More characters than this fill a card at the smallest of these sizes, however few words they are. */
const MOST_LETTERS = 4000;
/** Sizes of code, largest first. The smallest is about 12 points, the minimum on a slide. */
const CODES = [34, 31, 28, 25, 23, 21.5, 20, 18.5, 17];
/** Further sizes for code of up to `lines` lines, such as a command, which would be lost on a card. */
const BRIEF_CODE = { lines: 3, sizes: [50, 45, 40] };
/** Share of the space that a card with code may fill, and one with text too. */
const FILLED = { code: 0.96, both: 0.88 };
/** Width of a character of code, in ems. */
const CODE_LETTER = 0.61;
/** Padding of a code block, both sides together. */
const CODE_PAD = 50;

/** The largest size at which code fits a box without breaking its lines; null if there is none. */
export function codeLook(stage: Stage, code: Block[], width: number, room: number): number | null {
  const fits = codeSizes(code, width).find((size) => stage.heightOf(code, width, { code: size }) <= room * FILLED.code);
  return fits ?? null;
}

/** The sizes at which the longest line of the code fits, largest first. */
function codeSizes(blocks: readonly Block[], width: number): number[] {
  const lines = blocks.flatMap((block) => (block.kind === 'code' ? block.text.split('\n') : []));
  const letters = Math.max(0, ...lines.map((line) => line.replaceAll('\t', '    ').length));
  const sizes = lines.length <= BRIEF_CODE.lines ? [...BRIEF_CODE.sizes, ...CODES] : CODES;
  return sizes.filter((size) => letters * size * CODE_LETTER + CODE_PAD <= width);
}

/** The sizes at which a short text or a piece of code fills a card best; null if there is too much of it. */
export function roomyLook(
  stage: Stage,
  blocks: Block[],
  width: number,
  room: number,
  look: BlocksLook = {},
): BlocksLook | null {
  const code = blocks.filter((block) => block.kind === 'code');
  const said = blocks.filter((block) => block.kind !== 'code');
  const words = wordsOnCard(said);
  // A word may be of any length, and trying every size with it would take seconds.
  const isShort = said.reduce((sum, block) => sum + blockText(block).length, 0) <= MOST_LETTERS;
  const isRoomy = words > 0 && words <= ROOMY.words && isShort && !said.some(isPictureCaption);
  // Below a heading, text larger than this would be louder than the cards around it.
  const largest = stage.card.content.heading ? MOST_UNDER_HEADING : ROOMY.sizes[0]!;
  const sizes: readonly number[] = isRoomy ? ROOMY.sizes.filter((size) => size <= largest) : [];
  const codes = code.length === 0 ? [] : codeSizes(code, width);
  const looks: BlocksLook[] =
    codes.length === 0
      ? sizes.map((size) => ({ size }))
      : codes.flatMap((each) => [...sizes.slice(-1).map((size) => ({ size, code: each })), { code: each }]);
  const filled = codes.length === 0 ? ROOMY.filled : words === 0 ? FILLED.code : FILLED.both;
  for (const each of looks) {
    const tried = { ...look, ...each };
    if (stage.heightOf(blocks, width, tried) <= room * filled) return tried;
  }
  return null;
}

const LITTLE = { words: 45, items: 8 };

/** Whether a card has so little running text that columns would be mostly empty. */
export function isLittle({ texts, groups, images }: Content): boolean {
  if (groups.length > 1 || images.length > 0) return false;
  // The items of a single list get columns, cells or tiles.
  if (texts.length === 1 && texts[0]?.kind === 'list') return false;
  if (texts.some((block) => block.kind === 'list' && block.items.length > LITTLE.items)) return false;
  return texts.every(({ kind }) => kind !== 'table' && kind !== 'code') && wordsOnCard(texts) <= LITTLE.words;
}

/** Sizes of a text in columns, largest first, in pixels of the design, and the share of the height that it may fill. */
const SIZES = [34, 32, 30, 28, 26];
const MOST_FILLED = 0.8;
/** A text with more words fills the columns at the usual size. */
const MOST_WORDS = 160;
/** The share of the width that text takes beside code, whose lines are long. */
const NOTE_SHARE = 0.35;
/** Code beside text is at least this large. With smaller type, it is better across the full width. */
const LEAST_CODE = 18.5;
/** Sizes of text beside code. */
const NOTE_SIZES = [30, 28, 26, 24];

/** Where columns go, in pixels of the design: their width together, and the padding left and right of their text. */
type ColumnFrame = { width: number; count: number; gap: number; pad?: number };
/** The text of a column: a part of a stack, its distance from the left edge of the first column, and its width. */
type Column = { stack: Stack; from: number; to: number; x: number; width: number };
/** `height`: of the tallest column; of all text if it needs more columns than there are. */
type Columns = { columns: Column[]; height: number };

/** The width of a letter in ems, so that the longest word is not broken. */
const LETTER = 0.58;

/** The largest size at which each of several groups fits its column with some space left; the usual one if none does. */
export function groupLook(page: Stage, groups: readonly Block[][], width: number, room: number): BlocksLook {
  const fits = (size: number) => groups.every((group) => page.heightOf(group, width, { size }) <= room * MOST_FILLED);
  const words = groups.flat().flatMap((block) => blockText(block).split(/\s+/));
  const longest = words.reduce((most, { length }) => Math.max(most, length), 1);
  const size = SIZES.find((each) => each * LETTER * longest <= width && fits(each));
  return size === undefined ? {} : { size };
}

/** Each group in a column of its own, in type that suits the room for it. */
export function groupColumns(
  page: Stage,
  groups: readonly Block[][],
  { width: whole, count, gap, pad = 0 }: ColumnFrame,
  room: number,
  context: MeasureContext = page.card.measure,
): Columns {
  const outer = (whole + gap) / count - gap;
  const width = outer - pad * 2;
  const { size } = groupLook(page, groups, width, room);
  const scale = withSizes(context.scale, size === undefined ? {} : { body: page.size(size) * POINT });
  const columns = groups.map((blocks, at): Column => {
    const stack = stackBlocks(blocks, width * POINT, { ...context, scale });
    return { stack, from: 0, to: stack.slices.length, x: at * (outer + gap) + pad, width };
  });
  return { columns, height: Math.max(...columns.map(({ stack }) => stack.height)) / POINT };
}

/**
 * Running text in columns of about equal height: a short text in the largest type that leaves some white space, a
 * longer one in the usual type of the card. Code beside text has the wider of two columns.
 * @param room the height for the columns, in pixels of the design
 */
export function roomyColumns(
  page: Stage,
  blocks: Block[],
  frame: ColumnFrame,
  room: number,
  context: MeasureContext = page.card.measure,
): Columns {
  const beside = frame.count === 2 ? codeBeside(page, blocks, frame, room, context) : null;
  if (beside) return beside;
  const { count, gap, pad = 0 } = frame;
  const step = (frame.width + gap) / count;
  const width = step - gap - pad * 2;
  const setAt = (body: number): Columns => {
    const scale = { ...context.scale, body };
    const set = stackColumns(blocks, width * POINT, { ...context, scale }, count, room * POINT);
    const { stack, stretches, height } = set;
    const columns = stretches.map(({ from, to }, at) => {
      return { stack, from, to, x: Math.min(at, count - 1) * step + pad, width };
    });
    return { columns, height: (stretches.length > count ? stack.height : height) / POINT };
  };
  const usual = context.scale.body;
  const sizes = wordsOnCard(blocks) > MOST_WORDS ? [] : SIZES.map((each) => page.size(each) * POINT);
  for (const size of sizes.filter((each) => each > usual)) {
    const columns = setAt(size);
    if (columns.height <= room * MOST_FILLED) return columns;
  }
  return setAt(usual);
}

/** Draws columns, and `rule` in the middle of each gap between them. */
export function drawColumns(
  page: Stage,
  { columns, height }: Columns,
  { left, top, gap, count }: { left: number; top: number; gap: number; count: number },
  rule: (x: number) => void,
): void {
  for (const [at, column] of columns.entries()) {
    // Text that needs more columns than there are has the others on top of the last one.
    if (at > 0 && at < count) rule(left + column.x - gap / 2);
    drawColumn(page, column, left, top);
  }
  page.reach(top + height);
}

/** Draws the text of a column whose frame begins at `left`. */
export function drawColumn(page: Stage, { stack, from, to, x, width }: Column, left: number, top: number): void {
  page.elements.push(...drawStack(stack, from, to, { x: (left + x) * POINT, y: top * POINT, width: width * POINT }));
}

/** Text and a single piece of code after or before it, as two columns. Null for other content. */
function codeBeside(
  page: Stage,
  blocks: Block[],
  { width, gap, pad = 0 }: ColumnFrame,
  room: number,
  context: MeasureContext,
): Columns | null {
  const at = blocks.findIndex(({ kind }) => kind === 'code');
  const isFirst = at === 0;
  if (blocks.length < 2 || (!isFirst && at !== blocks.length - 1)) return null;
  const code = blocks.slice(at, at + 1);
  const text = isFirst ? blocks.slice(1) : blocks.slice(0, at);
  if (text.some(({ kind }) => kind === 'code')) return null;
  const noteWidth = (width - gap) * NOTE_SHARE;
  const codeWidth = width - gap - noteWidth;
  const stackAt = (parts: Block[], inner: number, sizes: { body?: number; code?: number }) =>
    stackBlocks(parts, inner * POINT, { ...context, scale: withSizes(context.scale, sizes) });
  const look = codeLook(page, code, codeWidth - pad * 2, room);
  if (look === null || look < LEAST_CODE) page.miss(room);
  const shown = stackAt(code, codeWidth - pad * 2, { code: page.size(look ?? LEAST_CODE) * POINT });
  const sizes = [...NOTE_SIZES.map((size) => page.size(size) * POINT), context.scale.body];
  const notes = sizes.map((body) => stackAt(text, noteWidth - pad * 2, { body }));
  const note =
    notes.find(({ height }) => height <= Math.max(shown.height, room * POINT * MOST_FILLED)) ?? notes.at(-1)!;
  const columnOf = (stack: Stack, x: number, outer: number): Column => {
    return { stack, from: 0, to: stack.slices.length, x: x + pad, width: outer - pad * 2 };
  };
  const columns = isFirst
    ? [columnOf(shown, 0, codeWidth), columnOf(note, codeWidth + gap, noteWidth)]
    : [columnOf(note, 0, noteWidth), columnOf(shown, noteWidth + gap, codeWidth)];
  return { columns, height: Math.max(note.height, shown.height) / POINT };
}
