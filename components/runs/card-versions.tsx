import { CardView } from '@/components/deck/card-view';
import type { DeckAnswer } from '@/lib/contract/composer';
import type { PlacedCard } from '@/lib/deck/placed';
import { t } from '@/lib/words/t';

type Props = {
  deck: DeckAnswer['deck'];
  imageUrl: (key: string) => string;
  before: readonly PlacedCard[];
  after: readonly PlacedCard[];
};

/** The old and the new version of a card, side by side; one above the other on a phone. */
export function CardVersions({ deck, imageUrl, before, after }: Props) {
  const versions = [
    { name: t('Current'), pages: before },
    { name: t('New'), pages: after },
  ];
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {versions.map(({ name, pages }) => (
        <figure key={name} className="min-w-0">
          <figcaption className="mb-1.5 text-13 font-medium">{name}</figcaption>
          <div lang={deck.language} className="space-y-2">
            {pages.map((card) => (
              <div key={card.page} className="overflow-hidden rounded-control border border-hairline">
                <CardView card={card} theme={deck.theme} imageUrl={imageUrl} />
              </div>
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}
