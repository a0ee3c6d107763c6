'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CardView } from '@/components/deck/card-view';
import { classNames } from '@/components/ui/class-names';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { say } from '@/lib/words/say';
import { useHandOn } from './use-hand-on';

const GAP = 40;
const WIDEST = 860;
const NARROWEST = 340;

/** As much of a card as its place in the scroll depends on. */
type Sheet = Pick<PlacedCard, 'index' | 'page' | 'width' | 'height' | 'verdict'>;

type Props = {
  sheets: readonly Sheet[];
  /** The card at a place; null while it is on its way. */
  cardAt: (place: number) => PlacedCard | null;
  /** Told which places are in view or near, the last exclusive. */
  onWindow?: (from: number, to: number) => void;
  theme: DeckTheme;
  label: string;
  /** BCP 47, of the words on the cards. */
  language?: string;
  imageUrl: (key: string) => string;
  /** Brings this card (0-based) into view, each time anew that the object is another one. */
  goTo?: { card: number } | null;
  /** The card (0-based) one writes in: marked, and brought into view when it becomes another one. */
  current?: number | null;
  /** A card was clicked; `tools` should offer the same to those who use no pointer. */
  onCard?: (place: number) => void;
  /** What can be done with a card, beside its number. */
  tools?: (place: number) => ReactNode;
};

/** The cards one below the other, each at the width there is; only those in view are drawn. */
export function DeckScroll({ sheets, cardAt, onWindow, theme, label, language, imageUrl, ...rest }: Props) {
  const { goTo, current = null, onCard, tools } = rest;
  const box = useRef<HTMLElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const width = cardWidth(sheets, room);
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
  // The heights are what the virtualizer must read anew.
  useEffect(() => virtual.measure(), [heights]);

  // A jump is asked for once; that the cards change afterwards is no reason to jump again.
  const places = useRef(sheets);
  places.current = sheets;
  useEffect(() => {
    const place = goTo ? places.current.findIndex((sheet) => sheet.index === goTo.card) : -1;
    if (place >= 0) virtual.scrollToIndex(place, { align: 'start' });
  }, [goTo, virtual]);

  const currentPlace = current === null || width === 0 ? -1 : sheets.findIndex((sheet) => sheet.index === current);
  const hand = useHandOn(box);
  useEffect(() => {
    // That a card before it takes another page is no reason to move: only another card is, or that it is there at last.
    if (current === null || currentPlace < 0 || !box.current || hand.isOn()) return;
    const measured = virtual.measurementsCache[currentPlace];
    if (measured && !isInView(measured, box.current))
      virtual.scrollToIndex(currentPlace, { align: measured.size > box.current.clientHeight ? 'start' : 'center' });
  }, [current, currentPlace >= 0, virtual, hand]);

  const items = virtual.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? -1) + 1;
  useEffect(() => {
    if (to > from) onWindow?.(from, to);
  }, [onWindow, from, to]);

  return (
    // A region that scrolls must be reachable by keyboard.
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
              aria-current={sheet.index === current || undefined}
              className={classNames(
                'absolute inset-x-0 top-0',
                sheet.index === current &&
                  'before:absolute before:-start-3 before:top-10 before:bottom-0 before:w-0.5 before:rounded-full before:bg-ink',
              )}
              style={{ height: item.size, transform: `translateY(${item.start}px)` }}
            >
              <CutLabel sheet={sheet} isCurrent={sheet.index === current}>
                {tools?.(item.index)}
              </CutLabel>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the tools are for all */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
              <div
                lang={language}
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

/** Whether enough of it is seen to read on: half of it, or of the view where it is taller. */
function isInView({ start, end }: { start: number; end: number }, { scrollTop, clientHeight }: HTMLElement): boolean {
  const seen = Math.min(end, scrollTop + clientHeight) - Math.max(start, scrollTop);
  return seen >= Math.min(end - start, clientHeight) / 2;
}

/** Not on a link, and not the end of marking words to copy. */
function isPlainClick({ target }: MouseEvent): boolean {
  return !(target as Element).closest('a') && (window.getSelection()?.isCollapsed ?? true);
}

/** As wide as there is room; cards that are all of one upright shape only so wide that a whole one can be seen. */
function cardWidth(sheets: readonly Sheet[], room: { width: number; height: number }): number {
  const widest = Math.min(WIDEST, room.width);
  const first = sheets[0];
  if (!first || first.height <= first.width) return widest;
  const ratio = first.height / first.width;
  if (sheets.some((sheet) => sheet.height / sheet.width !== ratio)) return widest;
  return Math.min(widest, Math.max(NARROWEST, Math.floor((room.height - GAP - 16) / ratio)));
}

/** What is to be said of how a card's content fitted; nothing of one that is as it should be. */
const FIT_WORDS = {
  placed: null,
  tightened: say('Set closer to fit'),
  reflowed: say('Another layout, to fit'),
  overflowing: say('Too much for one card'),
} as const;

/** The cut between two cards, with the number of the one that follows. */
function CutLabel({ sheet, isCurrent, children }: { sheet: Sheet; isCurrent: boolean; children: ReactNode }) {
  const fit = FIT_WORDS[sheet.verdict.kind];
  return (
    <div className="flex h-10 items-center gap-3 font-mono text-12 text-quiet">
      <span className={classNames('tabular-nums', isCurrent && 'font-semibold text-ink')}>
        {sheet.index + 1}
        {sheet.page > 0 && say(', page {page}', { page: sheet.page + 1 })}
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
