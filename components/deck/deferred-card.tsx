'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { DeckTheme } from '@/lib/deck/theme';
import { t } from '@/lib/words/t';
import type { CardStore } from './card-store';
import { CardView } from './card-view';
import type { DeferredSheet } from './presented-card';

type Props = {
  at: number;
  sheet: DeferredSheet;
  store: CardStore;
  theme: DeckTheme;
  imageUrl: (key: string) => string;
};

/** The distance from the viewport at which a card is loaded: two screens. */
const ROOT_MARGIN = '200%';

/** A card that loads when it comes near the viewport. Its placeholder has the same size, title and anchor. */
export function DeferredCard({ at, sheet, store, theme, imageUrl }: Props) {
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
