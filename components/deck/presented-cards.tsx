import type { ReactNode } from 'react';
import type { Deck } from '@/lib/deck/deck';
import type { PlacedCard } from '@/lib/deck/placed';
import { CardView } from './card-view';
import { cardNumber } from './deck-words';

/** The metadata of a card that is not loaded yet. */
export type DeferredSheet = Pick<PlacedCard, 'width' | 'height' | 'title' | 'ground'>;

/** A rendered card with the data needed to present it. */
export type PresentedCard = {
  /** Its anchor on the page. */
  id: string;
  /** The number of the card or page; null for a page that continues a card. */
  number: number | null;
  title: string;
  /** Speaker notes. Null if there are none, or if the card is not loaded yet. */
  notes: string | null;
  /** Width divided by height. */
  proportion: number;
  view: ReactNode;
};

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

export function presentedCards({ cards, theme }: Deck, imageUrl: (key: string) => string): PresentedCard[] {
  return cards.map((card) => ({
    ...cardFacts(card),
    notes: card.notes,
    view: <CardView card={card} theme={theme} imageUrl={imageUrl} isPage />,
  }));
}
