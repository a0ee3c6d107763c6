import { type PlacedCard, paragraphsOf } from '@/lib/deck/placed';

/** All text on a card, for detecting its scripts. Order and separators do not matter. */
export function cardText({ elements }: PlacedCard): string {
  return elements
    .flatMap(paragraphsOf)
    .flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ text }) => text)))
    .join(' ');
}
