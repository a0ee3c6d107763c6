'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { firstCardOptions } from '@/components/data/history';
import { CardView } from '@/components/deck/card-view';
import { classNames } from '@/components/ui/class-names';
import type { RunSummary } from '@/lib/contract/composer';
import { listenTo } from '@/lib/listeners';

/** In pixels. */
export type ThumbnailSize = { width: number; height: number };

/** How long a row must stay in view before its card is loaded and rendered, so that rows that scroll by are skipped. */
const DWELL_MS = 250;

/** The first card as a thumbnail; a blank sheet if there is none. */
export function RowThumbnail({ run, size, className }: { run: RunSummary; size: ThumbnailSize; className?: string }) {
  const hasDwelt = useDwell(DWELL_MS);
  // In the trash the deck cannot be opened, but its first card still identifies the run.
  const isTrashedDeck = run.deletedAt !== null && run.target === 'local' && run.artifactId !== null;
  const hasCard = run.hasDeck || isTrashedDeck;
  const { data: read, isError } = useQuery({ ...firstCardOptions(run.id), enabled: hasDwelt && hasCard });
  // Deferred: rendering a screen of cards at once would block scrolling.
  const data = useDeferredValue(hasDwelt ? read : undefined, undefined);
  const card = data?.deck.cards[0];
  const imageUrl = useCallback((key: string) => data?.images[key] ?? '', [data]);
  const isBlank = !card && (!hasCard || isError);
  return (
    // Decorative: the title names the same run, so nothing in it is readable or focusable.
    <div
      aria-hidden="true"
      inert
      style={size}
      className={classNames(
        'flex items-center justify-center overflow-hidden rounded-[4px] border',
        isBlank ? 'border-dashed border-edge' : 'border-hairline bg-sunk',
        className,
      )}
    >
      {data && card && (
        <div className="appear shrink-0 overflow-hidden" style={{ maxHeight: size.height }}>
          <CardView card={card} theme={data.deck.theme} imageUrl={imageUrl} width={widthOf(card, size)} />
        </div>
      )}
      {isBlank && <BlankSheet />}
    </div>
  );
}

/** Shows the whole card if it fits, or else its top. */
function widthOf(card: ThumbnailSize, { width, height }: ThumbnailSize): number {
  const ratio = card.width / card.height;
  if (ratio >= width / height) return width;
  return Math.max(height * 0.7, height * ratio);
}

/** Placeholder lines for a run without cards. */
function BlankSheet() {
  return (
    <div className="w-3/5 space-y-[6%]">
      <div className="h-1 w-1/2 rounded-full bg-sunk" />
      <div className="h-px bg-hairline" />
      <div className="h-px w-11/12 bg-hairline" />
      <div className="h-px w-3/4 bg-hairline" />
    </div>
  );
}

let lastScroll = Number.NEGATIVE_INFINITY;

/** Records the time of the last scroll while the list is mounted. Returns the cleanup function. */
export function noteScrolling(): () => void {
  const note = () => {
    lastScroll = performance.now();
  };
  return listenTo(window, 'scroll', note, { passive: true });
}

/** True at once if the page is not being scrolled; for content that scrolls into view, after `ms`. */
export function useDwell(ms: number): boolean {
  const [hasDwelt, setDwelt] = useState(() => performance.now() - lastScroll > ms);
  useEffect(() => {
    if (hasDwelt) return;
    const timer = setTimeout(() => setDwelt(true), ms);
    return () => clearTimeout(timer);
  }, [ms, hasDwelt]);
  return hasDwelt;
}
