import type { Block } from '../blocks';
import type { Points } from '../units';
import type { MeasureContext } from './measure/measured';
import { beginsWhole, footOf, mayBreakBefore, type Stack, stackBlocks, stackHeight } from './measure/stack';

/** Slices `from` to `to` of a stack, all in one column or on one page. */
export type Stretch = { from: number; to: number };

export type SplitLimits = {
  /** Maximum number of text boxes in one column. */
  mostPieces?: number;
  notes?: ColumnNotes;
  /** Whether a column must end before a slice. */
  mustBreakBefore?(slice: number): boolean;
  /** Slice before which to break instead of before `cut`, in a column that starts with slice `from`. */
  earlierCut?(from: number, cut: number): number;
};

/** Height that slices need at the foot of their column: footnotes below a rule. */
export type ColumnNotes = { rule: Points; heightOf(slice: number): Points };

/**
 * Fills columns of the given heights in order. Keeps headings with what follows and two lines of a paragraph together
 * if it can. A slice taller than its column is alone in it.
 * @param roomOf height of the nth column, called for each column that the stack needs
 */
export function splitStack(
  stack: Stack,
  roomOf: (column: number) => Points,
  { mostPieces = Number.POSITIVE_INFINITY, notes, mustBreakBefore, earlierCut }: SplitLimits = {},
): Stretch[] {
  const { blocks, slices } = stack;
  const stretches: Stretch[] = [];
  let from = 0;
  while (from < slices.length) {
    const room = roomOf(stretches.length);
    let height = slices[from]!.at > 0 ? blocks[slices[from]!.block]!.repeat : 0;
    let to = from;
    let pieces = 0;
    let noted: Points = 0;
    let isForced = false;
    while (to < slices.length) {
      isForced = to > from && mustBreakBefore?.(to) === true;
      if (isForced) break;
      const slice = slices[to]!;
      pieces += blocks[slice.block]!.pieces ?? 1;
      if (pieces > mostPieces && to > from) break;
      const more = (to > from ? slice.space : 0) + slice.height;
      const reach = slice.at === 0 ? Math.max(0, (blocks[slice.block]!.reach ?? 0) - slice.height) : 0;
      const added = notes?.heightOf(to) ?? 0;
      const below = noted + added > 0 ? noted + added + notes!.rule : 0;
      if (height + more + Math.max(reach, footOf(stack, to)) + below > room + 0.01 && to > from) break;
      height += more;
      noted += added;
      to += 1;
    }
    if (to < slices.length && !isForced) {
      // If everything here should stay together, splitting a paragraph is better than a column without end.
      to = lastBreak(stack, from, to) ?? to;
      if (earlierCut) to = lastBreak(stack, from, earlierCut(from, to)) ?? to;
    }
    stretches.push({ from, to });
    from = to;
  }
  return stretches;
}

/** The last place up to `cut` where a column that starts with slice `from` may end. Null if there is none. */
function lastBreak(stack: Stack, from: number, cut: number): number | null {
  let at = cut;
  while (at > from && !mayBreakBefore(stack, at)) at -= 1;
  return at > from ? at : null;
}

/**
 * Splits a stack into `count` columns of about equal height, between paragraphs and items if the height allows it.
 * @param room the maximum height of the columns
 * @param uneven how much taller the tallest column may become to keep paragraphs whole, within `room`
 * @returns the stretches (fewer if there is too little content) and the height of the tallest one
 */
export function balanceColumns(stack: Stack, count: number, room: Points = 0, uneven = MOST_UNEVEN): Balanced {
  const panel = count === 2 ? panelEdge(stack) : null;
  if (panel !== null) {
    const stretches = [
      { from: 0, to: panel },
      { from: panel, to: stack.slices.length },
    ];
    return { stretches, height: tallest(stack, stretches) };
  }
  const torn = balance(stack, count);
  const whole = torn.stretches.some(({ from }) => !beginsWhole(stack, from)) ? balanceWhole(stack, count) : null;
  // Lists and paragraphs are easier to read in one piece, as long as no column is nearly empty.
  const most = Math.max(torn.height * MOST_LONGER, Math.min(room, torn.height * uneven));
  return whole && whole.height <= most ? whole : torn;
}

/** Smaller type for columns that would break within a group or an item of a list, as shares of the usual size. */
const SMALLER = [1, 0.96, 0.92, 0.88];

/**
 * Blocks in `count` columns. Each column begins with a heading if there is space for that; otherwise columns are
 * balanced. Items of a list stay whole if that is possible in slightly smaller type, because the rest of a sentence at
 * the top of a column reads like another item.
 */
export function stackColumns(
  blocks: Block[],
  width: Points,
  context: MeasureContext,
  count: number,
  room: Points,
): Balanced & { stack: Stack } {
  const { scale } = context;
  const levelOf = (block: Block) => (block.kind === 'heading' ? block.level : Number.POSITIVE_INFINITY);
  const levels = [...new Set(blocks.map(levelOf))].filter(Number.isFinite).sort((a, b) => a - b);
  const stackAt = (share: number) => {
    const size = share === 1 ? scale.body : Math.max(scale.floor, scale.body * share);
    return stackBlocks(blocks, width, { ...context, scale: { ...scale, body: size } });
  };
  const stacks = SMALLER.map(stackAt);
  for (const level of levels)
    for (const stack of stacks) {
      const grouped = balanceWhole(stack, count, (index) => {
        const slice = stack.slices[index]!;
        return slice.at === 0 && levelOf(blocks[slice.block]!) <= level;
      });
      if (grouped && grouped.height <= room) return { stack, ...grouped };
    }
  const [largest] = stacks as [Stack];
  const usual = { stack: largest, ...balanceColumns(largest, count, room) };
  if (!tearsItem(usual, blocks)) return usual;
  for (const stack of stacks) {
    const whole = { stack, ...balanceColumns(stack, count, room, Number.POSITIVE_INFINITY) };
    if (whole.height <= room && whole.stretches.length <= count && !tearsItem(whole, blocks)) return whole;
  }
  return usual;
}

function tearsItem({ stack, stretches }: Balanced & { stack: Stack }, blocks: readonly Block[]): boolean {
  return stretches.some(({ from }) => !beginsWhole(stack, from) && blocks[stack.slices[from]!.block]?.kind === 'list');
}

type Balanced = { stretches: Stretch[]; height: Points };

/** How much taller columns may become to keep paragraphs whole, even if they exceed `room`. */
const MOST_LONGER = 1.06;
/** The same if `room` allows it. */
const MOST_UNEVEN = 1.4;

function balance(stack: Stack, count: number): Balanced {
  let low = stack.height / count;
  let high = stack.height;
  let best = splitStack(stack, () => high);
  for (let round = 0; round < 12 && high - low > 1; round += 1) {
    const middle = (low + high) / 2;
    const tried = splitStack(stack, () => middle);
    const fits = tried.length <= count && tried.every(({ from, to }) => stackHeight(stack, from, to) <= middle + 0.01);
    if (fits) {
      high = middle;
      best = tried;
    } else low = middle;
  }
  return { stretches: best, height: tallest(stack, best) };
}

/**
 * Balances exactly `count` columns that begin only where `mayBegin` allows it, by default with a whole paragraph. Null if
 * there are too few such places.
 */
function balanceWhole(
  stack: Stack,
  count: number,
  mayBegin = (slice: number) => beginsWhole(stack, slice) && mayBreakBefore(stack, slice),
): Balanced | null {
  const starts = stack.slices.flatMap((_, at) => (at === 0 || mayBegin(at) ? [at] : []));
  if (starts.length < count) return null;
  const edges = [...starts, stack.slices.length];
  const heightOf = (from: number, to: number) => stackHeight(stack, edges[from]!, edges[to]!);
  let low = stack.height / count;
  let high = stack.height;
  let best: number[] | null = null;
  for (let round = 0; round < 12 && high - low > 1; round += 1) {
    const middle = (low + high) / 2;
    const cuts = fill(edges.length - 1, count, (from, to) => heightOf(from, to) <= middle + 0.01);
    if (cuts) {
      high = middle;
      best = cuts;
    } else low = middle;
  }
  if (best?.length !== count) return null;
  const stretches = best.map((from, at) => ({ from: edges[from]!, to: edges[best[at + 1] ?? edges.length - 1]! }));
  return { stretches, height: tallest(stack, stretches) };
}

/** The start of each column if pieces are taken in order as long as they fit; null if that takes too many columns. */
function fill(pieces: number, count: number, fits: (from: number, to: number) => boolean): number[] | null {
  const cuts: number[] = [];
  for (let from = 0; from < pieces; ) {
    let to = from + 1;
    if (!fits(from, to) || cuts.length === count) return null;
    while (to < pieces && fits(from, to + 1)) to += 1;
    cuts.push(from);
    from = to;
  }
  return cuts;
}

function tallest(stack: Stack, stretches: readonly Stretch[]): Points {
  return stretches.reduce((most, { from, to }) => Math.max(most, stackHeight(stack, from, to)), 0);
}

/**
 * The slice where text ends and code begins, or the reverse, because code stays whole beside text. Null if they
 * alternate.
 */
function panelEdge({ blocks, slices }: Stack): number | null {
  const isPanel = blocks.map((block) => block.isWhole === true);
  const edges = isPanel.flatMap((each, at) => (at > 0 && each !== isPanel[at - 1] ? [at] : []));
  const edge = edges.length === 1 ? edges[0]! : isPanel.length === 2 && isPanel.every(Boolean) ? 1 : null;
  return edge === null ? null : slices.findIndex(({ block }) => block === edge);
}
