'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadLater } from '@/components/ui/load-part';
import { listenTo } from '@/lib/listeners';
import type { DeckWant, DeckWindow } from './deck-maker';
import { type DeckState, NO_DECK } from './deck-state';
import type { LiveDeck } from './live-deck';

export type LiveDeckHandle = DeckState & { show: (window: DeckWindow) => void; retry: () => void };

// Loaded later: typing does not need the deck.
const load = loadLater(() => import('./live-deck'));

/** The deck of the form, made in a worker, and a function that reports the visible cards. */
export function useLiveDeck(want: DeckWant): LiveDeckHandle {
  const [deck, setDeck] = useState<LiveDeck | null>(null);
  useEffect(() => {
    let isGone = false;
    load().then(
      ({ openLiveDeck }) => !isGone && setDeck(openLiveDeck()),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => deck?.want(want), [deck, want]);
  useEffect(() => () => deck?.close(), [deck]);
  // Focus in the form means typing is near: start the worker now.
  useEffect(() => {
    if (!deck) return;
    const warm = () => deck.warm();
    if (document.activeElement !== document.body) return warm();
    return listenTo(window, 'focusin', warm, { once: true });
  }, [deck]);
  const state = useSyncExternalStore(deck?.subscribe ?? noSubscription, deck?.state ?? none, none);
  const acts = useMemo(
    () => ({ show: (window: DeckWindow) => deck?.show(window), retry: () => deck?.retry() }),
    [deck],
  );
  return { ...state, ...acts };
}

const noSubscription = () => () => {};
const none = () => NO_DECK;
