import { weakMemoize } from '@/lib/weak-memoize';
import type { Card } from '../blocks';
import type { LayoutName, PlacedCard } from '../placed';
import type { CardPlace } from './choose-layout';
import type { LayoutOptions } from './layout-options';

/**
 * The pages of one card, with the layout and the type size that were used. `lacksSpace`: its footnotes are not on them.
 */
export type LaidOut = LaidOutAt & { pages: PlacedCard[]; lacksSpace?: true };

/** Layouts kept for each card: at its own type size, and at that shared by the deck. */
const MOST_REMEMBERED = 2;

const known = new WeakMap<Card, Map<string, LaidOut>>();

/**
 * The cached layout of a card that is the same object at the same position. After a keystroke, only the card that
 * changed is laid out again.
 */
export function recallLayout(
  card: Card,
  { index, total }: CardPlace,
  type: number,
  options: string,
  layOut: () => LaidOut,
): LaidOut {
  const answers = known.get(card) ?? new Map<string, LaidOut>();
  known.set(card, answers);
  const key = `${index} ${total} ${type} ${options}`;
  const answer = answers.get(key) ?? layOut();
  answers.delete(key);
  answers.set(key, answer);
  for (const oldest of answers.keys()) {
    if (answers.size <= MOST_REMEMBERED) break;
    answers.delete(oldest);
  }
  return answer;
}

let objects = 0;
const numberOf = weakMemoize((_: object) => ++objects);

/** Equal keys mean equal options. Large objects are compared by identity, the others by value. */
export function optionsKey({ theme, fonts, icons, pictures, ...plain }: LayoutOptions): string {
  return `${[theme, fonts, icons, pictures].map((each) => (each ? numberOf(each) : 0)).join(' ')} ${JSON.stringify(plain)}`;
}

/** How a card was laid out: its layout, and how much its type was reduced (`FitStep.type`). */
type LaidOutAt = { layout: LayoutName; type: number };

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
