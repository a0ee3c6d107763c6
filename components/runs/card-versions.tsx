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

/** The height of the dialog around the cards. */
const AROUND = '17rem';

/** The old and the new version of a card, as large as both fit; one above the other on a phone. */
export function CardVersions({ deck, imageUrl, before, after }: Props) {
  const versions = [
    { name: t('Current'), pages: before },
    { name: t('New'), pages: after },
  ];
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      {versions.map(({ name, pages }) => (
        <figure key={name} className="mx-auto w-full min-w-0" style={{ maxWidth: widthIn(pages) }}>
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

/** The width at which the first page fits the window's height, but never a thumbnail. */
function widthIn([first]: readonly PlacedCard[]): string | undefined {
  return first && `max(22rem, calc((100dvh - ${AROUND}) * ${(first.width / first.height).toFixed(3)}))`;
}
