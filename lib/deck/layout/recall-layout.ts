import type { Card } from '../blocks';
import type { LayoutOptions } from '../layout-options';
import type { PlacedCard } from '../placed';
import type { CardPlace } from './choose-layout';
import type { LaidOutAt } from './share-size';

/** The pages of one card, and how it came to them. */
export type LaidOut = LaidOutAt & { pages: PlacedCard[] };

/** Its own size, and that of the deck. */
const MOST_REMEMBERED = 2;

const known = new WeakMap<Card, Map<string, LaidOut>>();

/**
 * The layout of a card that is the same object at the same place: after a key only the card that it changed is laid
 * out, and those that the director moved.
 */
export function recallLayout(
  card: Card,
  { index, total, previousLayout, secondLast }: CardPlace,
  type: number,
  options: string,
  layOut: () => LaidOut,
): LaidOut {
  const answers = known.get(card) ?? new Map<string, LaidOut>();
  known.set(card, answers);
  const key = `${index} ${total} ${previousLayout} ${secondLast} ${type} ${options}`;
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

/** Equal keys are equal options: large objects by identity, the others by what they say. */
export function optionsKey({ theme, fonts, icons, pictures, ...plain }: LayoutOptions): string {
  return `${[theme, fonts, icons, pictures].map(numberOf).join(' ')} ${JSON.stringify(plain)}`;
}
