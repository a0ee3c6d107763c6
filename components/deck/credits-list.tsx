import type { PlacedCard } from '@/lib/deck/placed';
import { t, tPlural } from '@/lib/words/t';

/** The picture credits below the deck; nothing if there are none. */
export function CreditsList({ credits }: { credits: readonly PictureCredit[] }) {
  if (credits.length === 0) return null;
  return (
    <section className="viewer-credits" aria-labelledby="picture-credits">
      <h2 id="picture-credits">{t('Images')}</h2>
      <ul>
        {credits.map(({ credit, url, cards }) => (
          <li key={credit}>
            {url === undefined ? (
              credit
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {credit}
              </a>
            )}{' '}
            <span>
              · {tPlural(cards.length, { one: 'card', other: 'cards' })} {cards.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture credit, and the cards (1-based) it applies to. */
export type PictureCredit = { credit: string; url?: string; cards: number[] };

/** The credits of all pictures, deduplicated, in order of appearance. */
export function pictureCredits(cards: readonly Pick<PlacedCard, 'index' | 'elements'>[]): PictureCredit[] {
  const byCredit = new Map<string, Set<number>>();
  const urls = new Map<string, string>();
  for (const card of cards) {
    for (const element of card.elements) {
      if (element.kind !== 'image') continue;
      const { picture } = element;
      const credit = picture.kind === 'file' ? picture.credit : undefined;
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
