'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { CardView } from '@/components/deck/card-view';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';

const GAP = 40;
const WIDEST = 860;
const NARROWEST = 340;

type Props = {
  cards: readonly PlacedCard[];
  theme: DeckTheme;
  label: string;
  /** BCP 47, of the words on the cards. */
  language?: string;
  imageUrl: (key: string) => string;
  /** Brings this card (0-based) into view, each time anew that the object is another one. */
  goTo?: { card: number } | null;
};

/** The cards one below the other, each at the width there is; only those in view are drawn. */
export function DeckScroll({ cards, theme, label, language, imageUrl, goTo }: Props) {
  const box = useRef<HTMLElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const width = cardWidth(cards, room);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const heightOf = (index: number) => {
    const card = cards[index];
    return card ? Math.round((width * card.height) / card.width) + GAP : 0;
  };
  const virtual = useVirtualizer({
    count: width > 0 ? cards.length : 0,
    getScrollElement: () => box.current,
    estimateSize: heightOf,
    overscan: 1,
    getItemKey: (index) => `${cards[index]?.index}-${cards[index]?.page}`,
  });
  const heights = cards.map((_, index) => heightOf(index)).join();
  // The heights are what the virtualizer must read anew.
  useEffect(() => virtual.measure(), [heights]);

  // A jump is asked for once; that the cards change afterwards is no reason to jump again.
  const places = useRef(cards);
  places.current = cards;
  useEffect(() => {
    const place = goTo ? places.current.findIndex((card) => card.index === goTo.card) : -1;
    if (place >= 0) virtual.scrollToIndex(place, { align: 'start' });
  }, [goTo, virtual]);

  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section ref={box} tabIndex={0} aria-label={label} className="min-h-0 flex-1 overflow-y-auto px-4 pb-6 lg:px-8">
      <div className="relative mx-auto" style={{ height: virtual.getTotalSize(), width }}>
        {virtual.getVirtualItems().map((item) => {
          const card = cards[item.index];
          if (!card) return null;
          return (
            <div
              key={item.key}
              className="absolute inset-x-0 top-0"
              style={{ height: item.size, transform: `translateY(${item.start}px)` }}
            >
              <CutLabel card={card} />
              <div lang={language} className="overflow-hidden rounded-card shadow-card">
                <CardView card={card} theme={theme} imageUrl={imageUrl} width={width} />
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** As wide as there is room; cards that are all of one upright shape only so wide that a whole one can be seen. */
function cardWidth(cards: readonly PlacedCard[], room: { width: number; height: number }): number {
  const widest = Math.min(WIDEST, room.width);
  const first = cards[0];
  if (!first || first.height <= first.width) return widest;
  const ratio = first.height / first.width;
  if (cards.some((card) => card.height / card.width !== ratio)) return widest;
  return Math.min(widest, Math.max(NARROWEST, Math.floor((room.height - GAP - 16) / ratio)));
}

/** The cut between two cards, with the number of the one that follows. */
function CutLabel({ card }: { card: PlacedCard }) {
  return (
    <div className="flex h-10 items-center gap-3 font-mono text-12 text-quiet">
      <span className="tabular-nums">
        {card.index + 1}
        {card.page > 0 && `, page ${card.page + 1}`}
      </span>
      <span aria-hidden="true" className="cut-line flex-1 text-edge" />
      {card.verdict.kind === 'overflowing' && <span className="font-sans text-warn">Too much for one card</span>}
    </div>
  );
}
