import type { Deck } from '@/lib/deck/deck';
import type { PlacedCard } from '@/lib/deck/placed';
import { cardNumber } from './card-name';
import { CardView } from './card-view';
import type { PresentedCard } from './presented-card';

type Sheet = Pick<PlacedCard, 'index' | 'page' | 'pageNumber' | 'title' | 'width' | 'height'>;

/** The facts of a card that its anchor, its number and its place on a screen need. */
export function cardFacts(sheet: Sheet): Omit<PresentedCard, 'notes' | 'view'> {
  const { index, page, title, width, height } = sheet;
  return {
    id: page === 0 ? `card-${index + 1}` : `card-${index + 1}-${page + 1}`,
    number: cardNumber(sheet),
    title,
    proportion: width / height,
  };
}

/** The cards of a loaded deck, to be presented. */
export function presentedCards({ cards, theme }: Deck, imageUrl: (key: string) => string): PresentedCard[] {
  return cards.map((card) => ({
    ...cardFacts(card),
    notes: card.notes,
    view: <CardView card={card} theme={theme} imageUrl={imageUrl} isPage />,
  }));
}
