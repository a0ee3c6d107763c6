import { CardView } from '@/components/deck/card-view';
import type { DeckAnswer } from '@/lib/contract/composer';

type Props = { deck: DeckAnswer['deck']; imageUrl: (key: string) => string };

/** The maximum card height, so that no card is cut off at the end of a sheet: A4 and Letter without margins. */
const SHEET_MM = 240;

/** The deck in print: all cards in full, one below the other. */
export function PrintedDeck({ deck, imageUrl }: Props) {
  return (
    <div lang={deck.language} className="hidden print:mt-4 print:block">
      {deck.cards.map((card) => (
        <div
          key={`${card.index}-${card.page}`}
          className="mx-auto mb-[6mm] break-inside-avoid overflow-hidden rounded-card border border-hairline"
          style={{ width: `min(100%, ${(SHEET_MM * card.width) / card.height}mm)` }}
        >
          <CardView card={card} theme={deck.theme} imageUrl={imageUrl} />
        </div>
      ))}
    </div>
  );
}
