import type { Block } from '../blocks';
import type { MeasureContext } from '../layout/measure/measured';
import { drawStack, type Stack, stackBlocks } from '../layout/measure/stack';
import { withSizes } from '../layout/measure/type-scale';
import { stackColumns } from '../layout/split-columns';
import { wordsOnCard } from '../write/condense-card';
import { codeLook } from './roomy-sizes';
import { POINT, type Stage } from './stage';

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
export type ColumnFrame = { width: number; count: number; gap: number; pad?: number };
/** The text of a column: a part of a stack, its distance from the left edge of the first column, and its width. */
export type Column = { stack: Stack; from: number; to: number; x: number; width: number };
/** `height`: of the tallest column; of all text if it needs more columns than there are. */
type Columns = { columns: Column[]; height: number };

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
