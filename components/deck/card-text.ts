import { paragraphsOf } from '@/lib/deck/paragraphs-of';
import type { PlacedCard } from '@/lib/deck/placed';

/** All that a card shows, for what its letters tell; the gaps between its texts are of no account. */
export function cardText({ elements }: PlacedCard): string {
  return elements
    .flatMap(paragraphsOf)
    .flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ text }) => text)))
    .join(' ');
}
