'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { CardView } from '@/components/deck/card-view';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';

const GAP = 40;
const WIDEST = 860;

type Props = {
  cards: readonly PlacedCard[];
  theme: DeckTheme;
  label: string;
  imageUrl: (key: string) => string;
};

/** The cards one below the other, each at the width there is; only those in view are drawn. */
export function DeckScroll({ cards, theme, label, imageUrl }: Props) {
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const inner = Math.floor(entry?.contentRect.width ?? 0);
      setWidth(Math.min(WIDEST, inner));
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

  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section ref={box} tabIndex={0} aria-label={label} className="min-h-0 flex-1 overflow-y-auto px-4 lg:px-8">
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
              <div className="overflow-hidden rounded-card shadow-card">
                <CardView card={card} theme={theme} imageUrl={imageUrl} width={width} />
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
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
