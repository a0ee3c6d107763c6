import type { Points } from '../units';
import type { DocumentItem } from './document-flow';
import { figureFrom, moveFigure } from './float-figures';
import { gapOn, type LaidOut, type PageMaker } from './page-maker';
import { loosenGroup, type Tightening, tightenPage } from './tighten-page';

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
export function fillPages(
  given: readonly DocumentItem[],
  { layOut, ...maker }: PageMaker,
  fillPage: FillPage = floatOrTighten,
): DocumentItem[] {
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

type FillPage = (
  items: readonly DocumentItem[],
  laid: LaidOut,
  page: number,
  gap: Points,
  pages: PageMaker,
) => DocumentItem[] | null;

const floatOrTighten: FillPage = (items, laid, page, gap, pages) => {
  const changed = tightenPage(items, laid, page, MILD, pages) ?? floatOnly(items, laid, page, gap, pages);
  if (changed) return changed;
  for (const tightening of STRONG) {
    const tight = tightenPage(items, laid, page, tightening, pages);
    if (tight) return tight;
  }
  return loosenGroup(items, laid, page, gap, pages);
};

export const floatOnly: FillPage = (items, laid, page, gap, pages) => {
  const next = laid.stack.slices[laid.stretches[page]!.to]!;
  const figure = next.at === 0 ? figureFrom(items, next.block) : null;
  return figure === null ? null : moveFigure(items, figure, { page, gap }, pages);
};
