import type { PlacedCard } from '@/lib/deck/placed';
import { say } from '@/lib/words/say';

/** Who a picture is owed to, and the cards (counted from 1) it stands on. */
export type PictureCredit = { credit: string; cards: number[] };

/** The credits of all pictures, each once, in the order they appear. Art drawn by the program is named as such. */
export function pictureCredits(cards: readonly Pick<PlacedCard, 'index' | 'elements'>[]): PictureCredit[] {
  const byCredit = new Map<string, Set<number>>();
  for (const card of cards) {
    for (const element of card.elements) {
      if (element.kind !== 'image') continue;
      const { picture } = element;
      const credit =
        picture.kind === 'art' ? say('Generated art') : picture.kind === 'file' ? picture.credit : undefined;
      if (!credit) continue;
      const on = byCredit.get(credit) ?? new Set();
      byCredit.set(credit, on.add(card.index + 1));
    }
  }
  return [...byCredit].map(([credit, on]) => ({ credit, cards: [...on] }));
}
