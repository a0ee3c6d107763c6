import type { ReactNode } from 'react';

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
