import type { ReactNode } from 'react';
import type { PlacedCard } from '@/lib/deck/placed';

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
