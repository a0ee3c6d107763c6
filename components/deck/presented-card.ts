import type { ReactNode } from 'react';
import type { PlacedCard } from '@/lib/deck/placed';

/** The metadata of a card that is not loaded yet. */
export type DeferredSheet = Pick<PlacedCard, 'width' | 'height' | 'title' | 'ground'>;

/** A rendered card with the data needed to present it. */
export type PresentedCard = {
  /** Its anchor on the page. */
  id: string;
  /** 0-based place of the card in the deck; pages of one card share it. */
  index: number;
  title: string;
  /** Width divided by height. */
  proportion: number;
  view: ReactNode;
};
