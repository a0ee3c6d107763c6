'use client';

import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { whenIdle } from '@/components/ui/first-things';
import type { DeckTheme } from '@/lib/deck/theme';
import { t } from '@/lib/words/t';
import { CardStore } from './card-store';
import { CardView } from './card-view';
import type { DeferredSheet, PresentedCard } from './presented-card';
import { Presenter } from './presenter';

type DeferredCardFacts = Omit<PresentedCard, 'view' | 'notes'> & { sheet: DeferredSheet };

/** Up to this many cards load without a request: any ordinary deck. */
const LOADED_WHEN_IDLE = 200;

type Props = {
  title: string;
  language: string;
  scrolls: boolean;
  cards: readonly PresentedCard[];
  /** The remaining cards, which load later. */
  deferred: readonly DeferredCardFacts[];
  theme: DeckTheme;
  /** `/a/:artifactId`, and the query of a share link. */
  address: string;
  query: string;
};

/**
 * A deck whose first cards are part of the page. The others load when they come near the viewport, or all at once for
 * print and search.
 */
export function LongDeck({ cards, deferred, theme, address, query, ...rest }: Props) {
  const count = cards.length + deferred.length;
  const first = cards.length;
  const store = useMemo(
    () => new CardStore(count, (from) => `${address}/cards?${withQuery(`from=${from}`, query)}`),
    [count, address, query],
  );
  const all = useMemo(() => {
    const imageUrl = (key: string) =>
      `${address}/images/${key.split('/').map(encodeURIComponent).join('/')}${query === '' ? '' : `?${query}`}`;
    const later = deferred.map(({ sheet, ...facts }, at) => ({
      ...facts,
      // Read when shown, because the card loads later.
      get notes() {
        return store.get(first + at)?.notes ?? null;
      },
      view: <DeferredCard at={first + at} sheet={sheet} store={store} theme={theme} imageUrl={imageUrl} />,
    }));
    return [...cards, ...later];
  }, [cards, deferred, first, store, theme, address, query]);
  // When idle, so that printing from the menu, find in page and offline presenting have the whole deck.
  useEffect(() => {
    if (first === count || count > LOADED_WHEN_IDLE) return;
    const leaving = new AbortController();
    void whenIdle(leaving.signal).then(() => store.loadAll(first));
    return () => leaving.abort();
  }, [store, first, count]);
  useEffect(() => {
    if (first === count) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.key === 'f') void store.loadAll(first);
      if (event.key === 'p' && !isLoaded(store, first)) {
        event.preventDefault();
        void store.loadAll(first).then(() => requestAnimationFrame(() => window.print()));
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [store, first, count]);
  return <Presenter {...rest} cards={all} />;
}

function isLoaded(store: CardStore, from: number): boolean {
  for (let at = from; at < store.count; at += 1) if (!store.get(at)) return false;
  return true;
}

function withQuery(own: string, query: string): string {
  return query === '' ? own : `${own}&${query}`;
}

type DeferredCardProps = {
  at: number;
  sheet: DeferredSheet;
  store: CardStore;
  theme: DeckTheme;
  imageUrl: (key: string) => string;
};

/** The distance from the viewport at which a card is loaded: two screens. */
const ROOT_MARGIN = '200%';

/** A card that loads when it comes near the viewport. Its placeholder has the same size, title and anchor. */
function DeferredCard({ at, sheet, store, theme, imageUrl }: DeferredCardProps) {
  const place = useRef<HTMLElement>(null);
  const card = useSyncExternalStore(
    store.subscribe,
    () => store.get(at),
    () => undefined,
  );
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void store.load(at);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [store, at]);
  if (card) return <CardView card={card} theme={theme} imageUrl={imageUrl} isPage />;
  return (
    <article
      ref={place}
      className="deck-card"
      aria-busy="true"
      aria-label={sheet.title}
      style={{ aspectRatio: `${sheet.width} / ${sheet.height}`, background: theme.palette[sheet.ground] }}
    >
      <noscript>{t('Turn on JavaScript to see this card, or download the deck as a PDF.')}</noscript>
    </article>
  );
}
