import { mayBreakBefore, type Stack, stackHeight } from '../layout/measure/stack';
import type { ColumnNotes, Stretch } from '../layout/split-columns';
import type { Points } from '../units';
import type { DocumentItem, Together } from './document-flow';

/** A smaller space at the foot of a page is left empty: five lines. */
const LEAST_GAP: Points = 80;
/** Each change lays out the whole document again, and so do some attempts that change nothing. */
const MOST_CHANGES = 30;
const MOST_LAYOUTS = 150;
/** Hardly visible, so it is tried before the order is changed. */
const MILD: Tightening = { space: 0.8, isCompact: false };
const STRONG: readonly Tightening[] = [
  { space: 0.65, isCompact: false },
  { space: 0.8, isCompact: true },
  { space: 0.55, isCompact: true },
];

/**
 * Fills empty space at the foot of pages: by tightening the page until the beginning of the next one fits, by moving the
 * text after a figure that does not fit before it, or by splitting a group that should stay together.
 */
export function fillPages(given: readonly DocumentItem[], { layOut, ...maker }: PageMaker): DocumentItem[] {
  let layouts = 0;
  const pages: PageMaker = {
    ...maker,
    layOut(changed) {
      layouts += 1;
      return layOut(changed);
    },
  };
  let items = [...given];
  let page = 0;
  for (let changes = 0; changes < MOST_CHANGES; changes += 1) {
    const laid = pages.layOut(items);
    let changed: DocumentItem[] | null = null;
    for (; page < laid.stretches.length - 1 && !changed && layouts < MOST_LAYOUTS; page += 1) {
      const gap = gapOn(laid, page, pages.room);
      if (gap >= LEAST_GAP) changed = fillPage(items, laid, page, gap, pages);
    }
    if (!changed) return items;
    items = changed;
  }
  return items;
}

function fillPage(
  items: readonly DocumentItem[],
  laid: LaidOut,
  page: number,
  gap: Points,
  pages: PageMaker,
): DocumentItem[] | null {
  const next = laid.stack.slices[laid.stretches[page]!.to]!;
  const figure = next.at === 0 ? figureFrom(items, next.block) : null;
  const mild = tightenPage(items, laid, page, MILD, pages);
  const changed = mild ?? (figure === null ? null : moveFigure(items, figure, { page, gap }, pages));
  if (changed) return changed;
  for (const tightening of STRONG) {
    const tight = tightenPage(items, laid, page, tightening, pages);
    if (tight) return tight;
  }
  return loosenGroup(items, laid, page, gap, pages);
}

export type LaidOut = { stack: Stack; notes: ColumnNotes; stretches: Stretch[] };

/** `stackOf`: the stack of items; `layOut`: also its pages. */
export type PageMaker = {
  room: Points;
  stackOf(items: readonly DocumentItem[]): Stack;
  layOut(items: readonly DocumentItem[]): LaidOut;
};

/** The height of the footnotes of slices, with the rule above them. */
export function notesHeight(notes: ColumnNotes, from: number, to: number): Points {
  let height: Points = 0;
  for (let at = from; at < to; at += 1) height += notes.heightOf(at);
  return height > 0 ? height + notes.rule : 0;
}

/** The empty space at the foot of a page. */
export function gapOn({ stack, notes, stretches }: LaidOut, page: number, room: Points): Points {
  const { from, to } = stretches[page]!;
  return room - stackHeight(stack, from, to) - notesHeight(notes, from, to);
}

/** Items are split rather than kept together if a larger share of the page before would be empty. */
export const MOST_GAP = 0.35;

/** The group of items to which a slice belongs. */
export function groupAt(items: readonly DocumentItem[], { slices }: Stack, at: number): Together | undefined {
  const slice = slices[at];
  return slice && items[slice.block]?.together;
}

/** Whether slice `at` is in the same group as the one before it. */
export function isInsideGroup(items: readonly DocumentItem[], stack: Stack, at: number): boolean {
  const group = groupAt(items, stack, at);
  return group !== undefined && at > 0 && groupAt(items, stack, at - 1) === group;
}

/** A page break before slice `cut`, or before its group of items if that fits on a page. */
export function cutBeforeGroup(
  items: readonly DocumentItem[],
  stack: Stack,
  room: Points,
): (from: number, cut: number) => number {
  return (from, cut) => {
    if (!isInsideGroup(items, stack, cut)) return cut;
    let start = cut;
    while (start > from && isInsideGroup(items, stack, start)) start -= 1;
    let end = cut + 1;
    while (isInsideGroup(items, stack, end)) end += 1;
    return stackHeight(stack, start, end) <= room ? start : cut;
  };
}

/** A figure is moved only if that fills at least this share of the space. Otherwise the author's order is kept. */
const LEAST_FILLED = 0.5;

/** The figure with which a page begins, or which comes directly after the headings with which it begins. */
export function figureFrom(items: readonly DocumentItem[], start: number): number | null {
  let at = start;
  while (items[at]?.measured.keepWithNext && !items[at]!.floats) at += 1;
  const item = items[at];
  if (!item?.floats || item.begins) return null;
  // Text follows a heading, not another heading.
  const next = items[at + item.floats];
  return next && (at === start || next.measured.kind === 'text') && !next.measured.keepWithNext ? at : null;
}

/**
 * Moves a figure that does not fit on a page to the top of the next one, and fills the space with the text that
 * follows it. A figure stays below its heading, and never moves past another figure.
 * Null if it cannot move, or if that would fill too little of the space.
 */
export function moveFigure(
  items: readonly DocumentItem[],
  figure: number,
  { page, gap }: { page: number; gap: Points },
  pages: PageMaker,
): DocumentItem[] | null {
  const group = items.slice(figure, figure + items[figure]!.floats!);
  const without = [...items.slice(0, figure), ...items.slice(figure + group.length)];
  const { stack, stretches } = pages.layOut(without);
  const cut = stack.slices[stretches[page]?.to ?? 0];
  const stop = without.findIndex((item, at) => at >= figure && staysBelow(item));
  let place = cut ? cut.block + (cut.at > 0 ? 1 : 0) : without.length;
  if (stop !== -1) place = Math.min(place, stop);
  while (place > figure && without[place - 1]!.measured.keepWithNext) place -= 1;
  if (place <= figure) return null;
  const moved = [...without.slice(0, place), ...group, ...without.slice(place)];
  const laid = pages.layOut(moved);
  // Text that goes on for more than a page would take the figure too far from its place.
  const isNear = pageOf(place, laid) <= page + 1;
  return isNear && gapOn(laid, page, pages.room) <= gap * (1 - LEAST_FILLED) ? moved : null;
}

function pageOf(item: number, { stack, stretches }: ReturnType<PageMaker['layOut']>): number {
  return stretches.findIndex(({ to }) => stack.slices[to - 1]!.block >= item);
}

/** Whether a figure must not move past an item. */
function staysBelow({ isShown, isHeading, begins }: DocumentItem): boolean {
  return Boolean(isShown || isHeading || begins === 'section');
}

/** Space between the blocks of a page, as a share of the usual space. `isCompact`: with smaller charts. */
export type Tightening = { space: number; isCompact: boolean };

/** The items with less space on a page, if what begins the next page then fits on this one. Otherwise null. */
export function tightenPage(
  items: readonly DocumentItem[],
  { stack, notes, stretches }: LaidOut,
  page: number,
  { space, isCompact }: Tightening,
  pages: PageMaker,
): DocumentItem[] | null {
  const { from, to } = stretches[page]!;
  const { slices } = stack;
  const end = withRest(items, stack, endOfUnit(items, stack, to));
  const first = slices[from]!.block;
  const last = slices[end - 1]!.block;
  const changed = items.slice(first, last + 1).map((item, at): DocumentItem => {
    const measured = isCompact && item.compact && (at > 0 || slices[from]!.at === 0) ? item.compact : item.measured;
    return { ...item, measured, space: Math.min(item.space ?? 1, space) };
  });
  const start = slices[from]!.at;
  const height = stackHeight(pages.stackOf(changed), start, start + end - from) + notesHeight(notes, from, end);
  if (height > pages.room) return null;
  const tightened = [...items.slice(0, first), ...changed, ...items.slice(last + 1)];
  return pages.layOut(tightened).stretches[page]!.to >= end ? tightened : null;
}

/** The end of the slices from `to` on that stay together. */
function endOfUnit(items: readonly DocumentItem[], stack: LaidOut['stack'], to: number): number {
  let end = to + 1;
  while (end < stack.slices.length && (!mayBreakBefore(stack, end) || isInsideGroup(items, stack, end))) end += 1;
  return end;
}

/** A shorter rest of a section would look stranded at the top of the next page. */
const LEAST_REST: Points = 50;

/** The end of a unit, or of its section if little is left of that. */
function withRest(items: readonly DocumentItem[], stack: LaidOut['stack'], end: number): number {
  const { slices } = stack;
  let height: Points = 0;
  let at = end;
  for (; at < slices.length && height <= LEAST_REST; at += 1) {
    const { begins, isHeading } = items[slices[at]!.block]!;
    if (slices[at]!.at === 0 && (begins === 'section' || isHeading)) return at;
    height += slices[at]!.space + slices[at]!.height;
  }
  return height <= LEAST_REST ? at : end;
}

/** The items, with the group that begins the next page no longer kept together, if keeping it leaves too large a gap. */
export function loosenGroup(
  items: readonly DocumentItem[],
  { stack, stretches }: LaidOut,
  page: number,
  gap: Points,
  pages: PageMaker,
): DocumentItem[] | null {
  const { to } = stretches[page]!;
  const end = endOfUnit(items, stack, to);
  let at = to;
  while (at < end && !groupAt(items, stack, at)) at += 1;
  const group = groupAt(items, stack, at);
  if (at === end || !group || gap <= MOST_GAP * pages.room) return null;
  const loosened = items.map((item): DocumentItem => {
    if (item.together !== group) return item;
    const { together: _, ...rest } = item;
    return rest;
  });
  return pages.layOut(loosened).stretches[page]!.to > to ? loosened : null;
}
