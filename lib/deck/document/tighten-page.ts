import { mayBreakBefore, stackHeight } from '../layout/measure/stack';
import type { Points } from '../units';
import type { DocumentItem } from './document-flow';
import { groupAt, isInsideGroup, MOST_GAP } from './keep-together';
import { type LaidOut, notesHeight, type PageMaker } from './page-maker';

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
