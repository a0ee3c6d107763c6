'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeckWant, DeckWindow } from './deck-maker';
import { type DeckState, LiveDeck, NO_DECK } from './live-deck';
import { openDeckThread } from './open-deck-thread';

/** The deck with what can be asked of it. */
export type LiveDeckHandle = DeckState & { show: (window: DeckWindow) => void; retry: () => void };

/** The deck of what is wanted, made on a thread of its own, and the way to say which cards are in view. */
export function useLiveDeck(want: DeckWant): LiveDeckHandle {
  const [deck] = useState(() => new LiveDeck(openDeckThread));
  useEffect(() => deck.want(want), [deck, want]);
  useEffect(() => () => deck.close(), [deck]);
  // Who turns to the form will write: then the thread need not be waited for.
  useEffect(() => {
    const warm = () => deck.warm();
    window.addEventListener('focusin', warm, { once: true });
    return () => window.removeEventListener('focusin', warm);
  }, [deck]);
  const state = useSyncExternalStore(deck.subscribe, deck.state, () => NO_DECK);
  const [acts] = useState(() => ({ show: (window: DeckWindow) => deck.show(window), retry: () => deck.retry() }));
  return { ...state, ...acts };
}
