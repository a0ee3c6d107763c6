import type { ReactNode } from 'react';
import type { PlacedCard } from '@/lib/deck/placed';

/** What is known of a card that is not loaded yet. */
export type DeferredSheet = Pick<PlacedCard, 'width' | 'height' | 'title' | 'ground'>;

/** A drawn card with what presenting it needs to know. */
export type PresentedCard = {
  /** Its anchor on the page. */
  id: string;
  /** 0-based place of the card in the deck; pages of one card share it. */
  index: number;
  title: string;
  /** Width over height. */
  proportion: number;
  view: ReactNode;
};
