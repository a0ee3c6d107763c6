import type { ColumnNotes, Stretch } from '../layout/split-columns';
import { type Stack, stackHeight } from '../layout/stack';
import type { Points } from '../units';
import type { DocumentItem } from './document-flow';

/** A smaller space at the foot of a page is left empty: five lines. */
const LEAST_GAP: Points = 80;
/** A figure is moved only if that fills at least this share of the space. Otherwise the author's order is kept. */
const LEAST_FILLED = 0.5;
/** More figures than this stay where they are, because each move makes the pages again. */
const MOST_MOVES = 30;

/** `stackOf`: the stack of items; `split`: its pages. */
export type PageMaker = {
  room: Points;
  stackOf(items: readonly DocumentItem[]): Stack;
  notesOf(stack: Stack): ColumnNotes;
  split(stack: Stack, notes: ColumnNotes): Stretch[];
};

/**
 * Moves figures that do not fit on a page to the top of the next one, and fills the space with the text that follows
 * them. A figure stays below its heading, and never moves past another figure or past text that refers to it.
 */
export function floatFigures(given: readonly DocumentItem[], pages: PageMaker): DocumentItem[] {
  let items = [...given];
  let page = 0;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const stack = pages.stackOf(items);
    const notes = pages.notesOf(stack);
    const stretches = pages.split(stack, notes);
    let moved: DocumentItem[] | null = null;
    for (; page < stretches.length - 1 && !moved; page += 1) {
      const { from, to } = stretches[page]!;
      const gap: Points = pages.room - heightOf(stack, notes, from, to);
      if (gap < LEAST_GAP) continue;
      const next = stack.slices[to]!;
      const figure = next.at === 0 ? figureFrom(items, next.block) : null;
      if (figure !== null) moved = moveFigure(items, figure, { page, gap }, pages);
    }
    if (!moved) return items;
    items = moved;
  }
  return items;
}

function heightOf(stack: Stack, notes: ColumnNotes, from: number, to: number): Points {
  let noted: Points = 0;
  for (let at = from; at < to; at += 1) noted += notes.heightOf(at);
  return stackHeight(stack, from, to) + (noted > 0 ? noted + notes.rule : 0);
}

/** The figure with which a page begins, or which comes directly after the headings with which it begins. */
function figureFrom(items: readonly DocumentItem[], start: number): number | null {
  let at = start;
  while (items[at]?.measured.keepWithNext && !items[at]!.floats) at += 1;
  const item = items[at];
  if (!item?.floats || item.begins) return null;
  // Text follows a heading, not another heading.
  const next = items[at + item.floats];
  return next && (at === start || next.measured.kind === 'text') && !next.measured.keepWithNext ? at : null;
}

/** Null if the figure cannot move, or if that would fill too little of the space. */
function moveFigure(
  items: readonly DocumentItem[],
  figure: number,
  { page, gap }: { page: number; gap: Points },
  pages: PageMaker,
): DocumentItem[] | null {
  const group = items.slice(figure, figure + items[figure]!.floats!);
  const without = [...items.slice(0, figure), ...items.slice(figure + group.length)];
  const stack = pages.stackOf(without);
  const end = pages.split(stack, pages.notesOf(stack))[page]?.to ?? 0;
  const cut = stack.slices[end];
  const stop = without.findIndex((item, at) => at >= figure && staysBelow(item));
  let place = cut ? cut.block + (cut.at > 0 ? 1 : 0) : without.length;
  if (stop !== -1) place = Math.min(place, stop);
  while (place > figure && without[place - 1]!.measured.keepWithNext) place -= 1;
  if (place <= figure) return null;
  const moved = [...without.slice(0, place), ...group, ...without.slice(place)];
  return gapOn(page, moved, pages) <= gap * (1 - LEAST_FILLED) ? moved : null;
}

/** Whether a figure must not move past an item. */
function staysBelow({ floats, isWide, isHeading, refersBack, begins }: DocumentItem): boolean {
  return Boolean(floats || isWide || isHeading || refersBack || begins === 'section');
}

/** The empty space at the foot of a page. */
function gapOn(page: number, items: readonly DocumentItem[], pages: PageMaker): Points {
  const stack = pages.stackOf(items);
  const notes = pages.notesOf(stack);
  const { from, to } = pages.split(stack, notes)[page]!;
  return pages.room - heightOf(stack, notes, from, to);
}
