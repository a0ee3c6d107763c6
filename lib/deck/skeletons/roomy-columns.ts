import type { Block } from '../blocks';
import type { MeasureContext } from '../layout/measured';
import { type Stretch, stackColumns } from '../layout/split-columns';
import type { Stack } from '../layout/stack';
import { wordsOnCard } from '../write/condense-card';
import { POINT, type Stage } from './stage';

/** Sizes of a text in columns, largest first, in pixels of the design, and the share of the height that it may fill. */
const SIZES = [34, 32, 30, 28, 26];
const MOST_FILLED = 0.8;
/** A text with more words fills the columns at the usual size. */
const MOST_WORDS = 160;

/** `height`: of the tallest column, in pixels of the design; of all text if it needs more columns than there are. */
type Columns = { stack: Stack; stretches: Stretch[]; height: number };

/**
 * Running text in columns of about equal height: a short text in the largest type that leaves some white space, a
 * longer one in the usual type of the card.
 * @param width of a column, in pixels of the design
 * @param room the height for the columns, in pixels of the design
 */
export function roomyColumns(
  page: Stage,
  blocks: Block[],
  width: number,
  count: number,
  room: number,
  context: MeasureContext = page.card.measure,
): Columns {
  const setAt = (body: number): Columns => {
    const scale = { ...context.scale, body };
    const set = stackColumns(blocks, width * POINT, { ...context, scale }, count, room * POINT);
    const { stack, stretches, height } = set;
    return { stack, stretches, height: (stretches.length > count ? stack.height : height) / POINT };
  };
  const usual = context.scale.body;
  const sizes = wordsOnCard(blocks) > MOST_WORDS ? [] : SIZES.map((each) => page.size(each) * POINT);
  for (const size of sizes.filter((each) => each > usual)) {
    const columns = setAt(size);
    if (columns.height <= room * MOST_FILLED) return columns;
  }
  return setAt(usual);
}
