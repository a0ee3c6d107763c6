import type { LayoutName } from '../placed';

/** How a card was laid out: its layout, and how much its type was reduced (`FitStep.type`). */
export type LaidOutAt = { layout: LayoutName; type: number };

/** Cards of running text. Visuals and large type have their own sizes. */
const ORDINARY: ReadonlySet<LayoutName> = new Set([
  'bullets',
  'flow',
  'two-columns',
  'three-columns',
  'bullets-image-left',
  'bullets-image-right',
]);

/** No card reduces the type of the others by more than this. A card that needs more uses one of the `SMALLER` sizes. */
const MOST_SHARED = 0.5;
const SMALLER = [0.75, 1];

/**
 * The type step (`FitStep.type`) that each card starts with, so that the ordinary cards of a deck share one: the step
 * that the fullest card needs, apart from cards that are much fuller. Null if they share one already.
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
