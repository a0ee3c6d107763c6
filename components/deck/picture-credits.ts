import type { PlacedCard } from '@/lib/deck/placed';
import { t } from '@/lib/words/t';

/** A picture credit, and the cards (1-based) it applies to. */
export type PictureCredit = { credit: string; url?: string; cards: number[] };

/** The credits of all pictures, deduplicated, in order of appearance. Generated art is labelled as such. */
export function pictureCredits(cards: readonly Pick<PlacedCard, 'index' | 'elements'>[]): PictureCredit[] {
  const byCredit = new Map<string, Set<number>>();
  const urls = new Map<string, string>();
  for (const card of cards) {
    for (const element of card.elements) {
      if (element.kind !== 'image') continue;
      const { picture } = element;
      const credit = picture.kind === 'art' ? t('Generated art') : picture.kind === 'file' ? picture.credit : undefined;
      if (!credit) continue;
      if (picture.kind === 'file' && picture.creditUrl) urls.set(credit, picture.creditUrl);
      const on = byCredit.get(credit) ?? new Set();
      byCredit.set(credit, on.add(card.index + 1));
    }
  }
  return [...byCredit].map(([credit, on]) => {
    const url = urls.get(credit);
    return { credit, ...(url === undefined ? {} : { url }), cards: [...on] };
  });
}
