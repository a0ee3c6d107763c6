'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { CardView } from '@/components/deck/card-view';
import { FIT_WORDS, placeOfCard } from '@/components/deck/deck-words';
import { classNames } from '@/components/ui/class-names';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { listenTo } from '@/lib/listeners';
import { t } from '@/lib/words/t';

const GAP = 32;
const MAX_CARD_WIDTH = 860;
const MIN_CARD_WIDTH = 340;

/** The part of a card that its position depends on. */
type Sheet = Pick<PlacedCard, 'index' | 'page' | 'pageNumber' | 'width' | 'height' | 'verdict'>;

type Props = {
  sheets: readonly Sheet[];
  /** The card at an index; null while it is loading. */
  cardAt: (place: number) => PlacedCard | null;
  /** Called with the range of indexes in or near the viewport; `to` is exclusive. */
  onWindow?: (from: number, to: number) => void;
  theme: DeckTheme;
  label: string;
  imageUrl: (key: string) => string;
  /** Scrolls to this card (0-based), once per object. */
  goTo?: { card: number } | null;
  /** The card (0-based) that holds the caret: marked, and scrolled into view when it changes. */
  current?: number | null;
  /** Called when a card is clicked; `tools` should offer the same action for keyboard users. */
  onCard?: (place: number) => void;
  /** Actions on a card, beside its number. */
  tools?: (place: number) => ReactNode;
};

/** The cards in a column at the available width. Virtualized: only visible cards are rendered. */
export function DeckScroll({ sheets, cardAt, onWindow, theme, label, imageUrl, ...rest }: Props) {
  const { goTo, current = null, onCard, tools } = rest;
  const box = useRef<HTMLElement>(null);
  const room = useRoom(box);
  const width = cardWidth(sheets, room);
  const heightOf = (index: number) => {
    const sheet = sheets[index];
    return sheet ? Math.round((width * sheet.height) / sheet.width) + GAP : 0;
  };
  const virtual = useVirtualizer({
    count: width > 0 ? sheets.length : 0,
    getScrollElement: () => box.current,
    estimateSize: heightOf,
    overscan: 1,
    getItemKey: (index) => `${sheets[index]?.index}-${sheets[index]?.page}`,
  });
  const heights = sheets.map((_, index) => heightOf(index)).join();
  // The virtualizer does not notice new heights by itself.
  useEffect(() => virtual.measure(), [heights]);

  // Scroll once per request: later changes to the cards must not scroll again.
  const places = useRef(sheets);
  places.current = sheets;
  useEffect(() => {
    const place = goTo ? placeOfCard(places.current, goTo.card) : -1;
    if (place >= 0) virtual.scrollToIndex(place, { align: 'start' });
  }, [goTo, virtual]);

  const currentPlace = current === null || width === 0 ? -1 : placeOfCard(sheets, current);
  const isCurrent = (place: number) =>
    place === currentPlace || (currentPlace >= 0 && !sheets[place]?.pageNumber && sheets[place]?.index === current);
  const manualScroll = useHandOn(box);
  useEffect(() => {
    // Depends on the card, not on its position: scroll when another card is current or the card first appears, but not
    // when a card before it gets another page.
    if (current === null || currentPlace < 0 || !box.current || manualScroll.isOn()) return;
    const measured = virtual.measurementsCache[currentPlace];
    if (measured && !isInView(measured, box.current))
      virtual.scrollToIndex(currentPlace, { align: measured.size > box.current.clientHeight ? 'start' : 'center' });
  }, [current, currentPlace >= 0, virtual, manualScroll]);

  const items = virtual.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? -1) + 1;
  useEffect(() => {
    if (to > from) onWindow?.(from, to);
  }, [onWindow, from, to]);

  return (
    // A scrollable region must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section ref={box} tabIndex={0} aria-label={label} className="min-h-0 flex-1 overflow-y-auto px-4 pb-6 lg:px-8">
      <div className="relative mx-auto" style={{ height: virtual.getTotalSize(), width }}>
        {items.map((item) => {
          const sheet = sheets[item.index];
          if (!sheet) return null;
          const card = cardAt(item.index);
          return (
            <div
              key={item.key}
              aria-current={isCurrent(item.index) || undefined}
              className={classNames(
                'absolute inset-x-0 top-0',
                isCurrent(item.index) &&
                  'before:absolute before:-start-3 before:top-8 before:bottom-0 before:w-0.5 before:rounded-full before:bg-ink',
              )}
              style={{ height: item.size, transform: `translateY(${item.start}px)` }}
            >
              <CutLabel sheet={sheet} isCurrent={isCurrent(item.index)}>
                {tools?.(item.index)}
              </CutLabel>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer shortcut; the tools do the same */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
              <div
                className="overflow-hidden rounded-card shadow-card"
                onClick={onCard && ((event) => isPlainClick(event) && onCard(item.index))}
              >
                {card ? (
                  <CardView card={card} theme={theme} imageUrl={imageUrl} width={width} />
                ) : (
                  <div style={{ aspectRatio: `${sheet.width} / ${sheet.height}`, background: theme.palette.ground }} />
                )}
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Whether at least half of it is visible, or half of the viewport if it is taller. */
function isInView({ start, end }: { start: number; end: number }, { scrollTop, clientHeight }: HTMLElement): boolean {
  const seen = Math.min(end, scrollTop + clientHeight) - Math.max(start, scrollTop);
  return seen >= Math.min(end - start, clientHeight) / 2;
}

/** Ignores clicks on links and the end of a text selection. */
function isPlainClick({ target }: MouseEvent): boolean {
  return !(target as Element).closest('a') && (window.getSelection()?.isCollapsed ?? true);
}

/** The available width; for portrait cards, narrow enough that a whole card is visible. */
function cardWidth(sheets: readonly Sheet[], room: { width: number; height: number }): number {
  const widest = Math.min(MAX_CARD_WIDTH, room.width);
  const first = sheets[0];
  if (!first || first.height <= first.width) return widest;
  const ratio = first.height / first.width;
  if (sheets.some((sheet) => sheet.height / sheet.width !== ratio)) return widest;
  return Math.min(widest, Math.max(MIN_CARD_WIDTH, Math.floor((room.height - GAP - 16) / ratio)));
}

/** The divider between two cards, with the number of the second. */
function CutLabel({ sheet, isCurrent, children }: { sheet: Sheet; isCurrent: boolean; children: ReactNode }) {
  const fit = FIT_WORDS[sheet.verdict.kind];
  return (
    <div className="flex h-8 items-center gap-3 font-mono text-12 text-quiet">
      <span className={classNames('tabular-nums', isCurrent && 'font-semibold text-ink')}>
        {sheet.pageNumber ?? sheet.index + 1}
        {sheet.pageNumber === undefined && sheet.page > 0 && t(', page {page}', { page: sheet.page + 1 })}
      </span>
      <span aria-hidden="true" className="cut-line flex-1 text-edge" />
      {fit && (
        <span
          className={classNames('font-sans', sheet.verdict.kind === 'overflowing' && 'text-warn')}
          title={sheet.verdict.why ?? undefined}
        >
          {fit}
        </span>
      )}
      {children}
    </div>
  );
}

/** The size of the inside of a box, in whole pixels; 0 until it is known. */
export function useRoom(box: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}

/** How long after manual scrolling the box must not be scrolled by code. */
const MANUAL_SCROLL_MS = 1500;

/** Events that only manual scrolling fires, not scrolling by code. */
const MANUAL_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Events that end the manual scrolling when they happen outside the box. */
const OUTSIDE_EVENTS = ['pointerdown', 'keydown'] as const;

/** Whether the person has just scrolled this box or has the focus in it: code must not scroll it then. */
export function useHandOn(box: RefObject<HTMLElement | null>): { isOn(): boolean } {
  const [hand] = useState(() => {
    let last = Number.NEGATIVE_INFINITY;
    return {
      moved: (event: Event) => {
        last = event.timeStamp;
      },
      acted: ({ target }: Event) => {
        if (!box.current?.contains(target as Node)) last = Number.NEGATIVE_INFINITY;
      },
      isOn: () =>
        performance.now() - last < MANUAL_SCROLL_MS || (box.current?.contains(document.activeElement) ?? false),
    };
  });
  useEffect(() => {
    const element = box.current;
    const stop = element ? listenTo(element, MANUAL_SCROLL_EVENTS, hand.moved, { passive: true }) : undefined;
    const stopOutside = listenTo(window, OUTSIDE_EVENTS, hand.acted, { capture: true, passive: true });
    return () => {
      stop?.();
      stopOutside();
    };
  }, [box, hand]);
  return hand;
}
