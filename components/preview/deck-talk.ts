import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckAnswer, DeckWant, DeckWindow } from './deck-maker';

/** Messages from the page to the deck's worker. Each has one reply, in order. */
export type DeckCall = { kind: 'make'; want: DeckWant; window: DeckWindow } | { kind: 'show'; window: DeckWindow };

export type DeckReply =
  | ({ kind: 'deck' } & DeckAnswer)
  | { kind: 'cards'; cards: [key: string, card: PlacedCard][] }
  | { kind: 'failed'; why: string };
