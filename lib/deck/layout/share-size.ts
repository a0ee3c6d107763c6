import type { LayoutName } from '../placed';

/** How a card was laid out: in which layout, and how far its type had to shrink (`FitStep.type`). */
export type LaidOutAt = { layout: LayoutName; type: number };

/** Cards of running text. What is drawn or set large has sizes of its own. */
const ORDINARY: ReadonlySet<LayoutName> = new Set([
  'bullets',
  'flow',
  'two-columns',
  'three-columns',
  'bullets-image-left',
  'bullets-image-right',
]);

/** No card makes the others smaller than this; what needs more has one of the sizes below. */
const MOST_SHARED = 0.5;
const SMALLER = [0.75, 1];

/**
 * The size of type (`FitStep.type`) that each card begins with, so that the ordinary cards of a deck share one: what the
 * fullest of them needs, except for those that are fuller by far. Null where they share it already.
 */
export function sharedTypes(cards: readonly LaidOutAt[]): number[] | null {
  const ordinary = cards.filter(({ layout }) => ORDINARY.has(layout));
  const shared = ordinary.reduce((most, { type }) => (type <= MOST_SHARED ? Math.max(most, type) : most), 0);
  const types = cards.map(({ layout, type }) => {
    if (!ORDINARY.has(layout)) return 0;
    return type <= MOST_SHARED ? shared : (SMALLER.find((size) => size >= type) ?? type);
  });
  return types.some((type, at) => ORDINARY.has(cards[at]!.layout) && type !== cards[at]!.type) ? types : null;
}
