import type { PlacedCard } from '@/lib/deck/placed';
import type { CardSheet, Outline } from './deck-maker';
import type { LivePage } from './live-page';

// Apart from `live-deck.ts`, which is loaded after the form.

/** The deck as known so far. `cards` holds the cards that were in view. */
export type DeckState = {
  outline: Outline;
  /** Null until the first deck has arrived. */
  sheets: readonly CardSheet[] | null;
  cards: ReadonlyMap<string, PlacedCard>;
  page: LivePage | null;
  /** Why the latest deck could not be made. */
  failed: string | null;
};

export const NO_DECK: DeckState = {
  outline: { entries: [], warnings: [] },
  sheets: null,
  cards: new Map(),
  page: null,
  failed: null,
};
