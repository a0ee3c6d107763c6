import type { Card } from '../blocks';
import type { PlacedCard } from '../placed';
import type { CardPlace } from './choose-layout';
import type { LayoutOptions } from './layout-options';
import type { LaidOutAt } from './share-size';

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
const numbers = new WeakMap<object, number>();

function numberOf(object: object | null | undefined): number {
  if (!object) return 0;
  const number = numbers.get(object) ?? ++objects;
  numbers.set(object, number);
  return number;
}

/** Equal keys mean equal options. Large objects are compared by identity, the others by value. */
export function optionsKey({ theme, fonts, icons, pictures, ...plain }: LayoutOptions): string {
  return `${[theme, fonts, icons, pictures].map(numberOf).join(' ')} ${JSON.stringify(plain)}`;
}
