'use client';

import { type CSSProperties, useEffect, useRef } from 'react';
import { cardName } from '@/components/deck/card-name';
import { CardView } from '@/components/deck/card-view';
import { useSwipe } from '@/components/deck/use-swipe';
import type { Deck } from '@/lib/deck/deck';
import type { PlacedCard } from '@/lib/deck/placed';
import { STAGE, stageWidth } from './stage-width';

type Props = {
  deck: Deck;
  card: PlacedCard;
  imageUrl: (key: string) => string;
  onTurn: (by: 1 | -1) => void;
};

/** One card, as large as the stage allows. A card much taller than the window scrolls. */
export function StageCard({ deck, card, imageUrl, onTurn }: Props) {
  const box = useRef<HTMLElement>(null);
  const swipe = useSwipe((to) => onTurn(to === 'previous' ? -1 : 1));
  // Each card starts at the top.
  useEffect(() => {
    box.current?.scrollTo(0, 0);
  }, [card]);
  return (
    <section
      ref={box}
      aria-label={cardName(card)}
      // A portrait card may be taller than the stage, and a scrollable area must be reachable by keyboard.
      tabIndex={card.height > card.width ? 0 : undefined}
      className={STAGE}
      {...swipe}
    >
      <div
        lang={deck.language}
        className="m-auto w-(--narrow) overflow-hidden rounded-card shadow-card lg:w-(--wide)"
        style={stageWidth(card) as CSSProperties}
      >
        <CardView card={card} theme={deck.theme} imageUrl={imageUrl} />
      </div>
    </section>
  );
}
