import type { Points } from '../units';
import type { DocumentItem } from './document-flow';
import { gapOn, type PageMaker } from './page-maker';

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

/** The page on which an item begins. */
function pageOf(item: number, { stack, stretches }: ReturnType<PageMaker['layOut']>): number {
  return stretches.findIndex(({ to }) => stack.slices[to - 1]!.block >= item);
}

/** Whether a figure must not move past an item. */
function staysBelow({ isShown, isHeading, begins }: DocumentItem): boolean {
  return Boolean(isShown || isHeading || begins === 'section');
}
