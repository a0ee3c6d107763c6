'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CardView } from '@/components/deck/card-view';
import { cardName, cardNumber } from '@/components/deck/deck-words';
import { gridStep } from '@/components/pickers/move-active';
import { classNames } from '@/components/ui/class-names';
import type { Deck } from '@/lib/deck/deck';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { messagesInUse } from '@/lib/words/messages-in-use';

type Props = {
  deck: Deck;
  imageUrl: (key: string) => string;
  /** The index of the current card. */
  at: number;
  onChange: (place: number) => void;
  /** Called on Enter or click, to open the selected card. */
  onOpen?: (place: number) => void;
  label: string;
  /** `strip`: one column; `grid`: as many columns as fit. */
  shape: 'strip' | 'grid';
  className?: string;
};

/** In pixels. `number`: the number's column beside a card, in a grid its line below. */
const STRIP = { thumb: 152, gap: 14 };
const GRID = { least: 168, gap: 16, number: 22 };

/** Thumbnails of all cards as a listbox with one selected. Virtualized. */
export function CardList({ deck, imageUrl, at, onChange, onOpen, label, shape, className }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const { cards } = deck;
  const columns = shape === 'strip' ? 1 : Math.max(1, Math.floor((room + GRID.gap) / (GRID.least + GRID.gap)));
  const thumb = shape === 'strip' ? STRIP.thumb : Math.floor((room - (columns - 1) * GRID.gap) / columns);
  const rowHeight = (row: number) => {
    const heights = cards.slice(row * columns, (row + 1) * columns).map((card) => thumbHeight(card, thumb));
    return Math.max(0, ...heights) + (shape === 'strip' ? STRIP.gap : GRID.gap + GRID.number);
  };
  const virtual = useVirtualizer({
    count: room > 0 ? Math.ceil(cards.length / columns) : 0,
    getScrollElement: () => box.current,
    estimateSize: rowHeight,
    overscan: 1,
    paddingStart: 16,
    paddingEnd: 16,
  });
  // The virtualizer does not notice new row heights by itself.
  useEffect(() => virtual.measure(), [virtual, columns, thumb]);
  const row = Math.floor(at / columns);
  useEffect(() => {
    if (room > 0) virtual.scrollToIndex(row, { align: 'auto' });
  }, [virtual, row, room > 0]);
  const rows = virtual.getVirtualItems();
  const isDrawn = rows.some(({ index }) => index === row);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onOpen && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      return onOpen(at);
    }
    const to = cardByKey(event.key, at, { count: cards.length, columns, isRtl: messagesInUse().dir === 'rtl' });
    if (to === null) return;
    event.preventDefault();
    onChange(to);
  };
  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={isDrawn ? `${id}-${at}` : undefined}
      onKeyDown={onKeyDown}
      className={classNames('min-h-0 overflow-y-auto focus-visible:-outline-offset-2', className)}
    >
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {rows.flatMap(({ index, start }) =>
          cards.slice(index * columns, (index + 1) * columns).map((card, column) => {
            const place = index * columns + column;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox around it handles keys
              // biome-ignore lint/a11y/useFocusableInteractive: the listbox has the focus, and references the option
              <div
                key={place}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === at}
                aria-label={cardName(card)}
                aria-setsize={cards.length}
                aria-posinset={place + 1}
                onClick={() => (onOpen ?? onChange)(place)}
                className={classNames(
                  'group absolute top-0 flex cursor-pointer',
                  shape === 'strip' ? 'start-0 gap-2 ps-4' : 'flex-col gap-1',
                )}
                style={{
                  transform: `translateY(${start}px)`,
                  ...(shape === 'grid' && { width: thumb, insetInlineStart: column * (thumb + GRID.gap) }),
                }}
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    'shrink-0 text-13 tabular-nums group-aria-selected:font-semibold group-aria-selected:text-ink text-quiet',
                    shape === 'strip' ? 'w-5' : 'order-last',
                  )}
                >
                  {cardNumber(card)}
                </span>
                <div className="rounded-control border border-hairline p-px transition group-hover:border-edge group-aria-selected:border-ink group-aria-selected:ring-1 group-aria-selected:ring-ink">
                  <CardThumb
                    card={card}
                    theme={deck.theme}
                    imageUrl={imageUrl}
                    language={deck.language}
                    width={thumb - 4}
                  />
                </div>
              </div>
            );
          }),
        )}
      </div>
    </div>
  );
}

/** The width in px of an element’s content box; 0 while it is hidden. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

type Grid = { count: number; columns: number; isRtl: boolean };

/** The card that an arrow key moves to, in rows of `columns`; null if it moves nowhere. */
export function cardByKey(key: string, at: number, { count, columns, isRtl }: Grid): number | null {
  const step = gridStep(key, { columns, isRtl });
  if (step !== null) {
    const to = at + step;
    return to < 0 || to >= count ? at : to;
  }
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** A card taller than this multiple of its width is cropped. */
const MAX_RATIO = 1.42;

export function thumbHeight({ width, height }: Pick<PlacedCard, 'width' | 'height'>, at: number): number {
  return Math.round(at * Math.min(MAX_RATIO, height / width));
}

type CardThumbProps = {
  card: PlacedCard;
  theme: DeckTheme;
  imageUrl: (key: string) => string;
  language: string;
  width: number;
};

/** A thumbnail of a card: decorative, without focusable content. */
export function CardThumb({ card, theme, imageUrl, language, width }: CardThumbProps) {
  return (
    <div
      aria-hidden="true"
      inert
      lang={language}
      className="overflow-hidden rounded-[4px]"
      style={{ width, height: thumbHeight(card, width) }}
    >
      <CardView card={card} theme={theme} imageUrl={imageUrl} width={width} />
    </div>
  );
}
