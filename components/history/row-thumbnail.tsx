'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue } from 'react';
import { firstCardOptions } from '@/components/data/history';
import { CardView } from '@/components/deck/card-view';
import type { RunSummary } from '@/lib/contract/composer';
import { useLingered } from './use-lingered';

const [WIDTH, HEIGHT] = [96, 60];
/** Milliseconds a row stays before its card is asked for or drawn: rows that are scrolled past do neither. */
const LINGER = 250;

/** The first card, as it was placed, in small. Of what has none to show, an empty sheet. */
export function RowThumbnail({ run }: { run: RunSummary }) {
  const hasLingered = useLingered(LINGER);
  // In the trash the deck is closed, but its first card still shows which run it is.
  const isTrashedDeck = run.deletedAt !== null && run.target === 'practice' && run.artifactId !== null;
  const hasCard = run.hasDeck || isTrashedDeck;
  const { data: read, isError } = useQuery({ ...firstCardOptions(run.id), enabled: hasLingered && hasCard });
  // In pieces, when nothing else is to be done: a screen of cards at once would hold the scrolling up.
  const data = useDeferredValue(hasLingered ? read : undefined, undefined);
  const card = data?.deck.cards[0];
  const imageUrl = useCallback((key: string) => data?.images[key] ?? '', [data]);
  return (
    // A picture of what the title names: nothing in it is for reading or for the keyboard.
    <div
      aria-hidden="true"
      inert
      className="flex h-10 w-16 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunk sm:h-[60px] sm:w-24"
    >
      {data && card ? (
        // Drawn once; on a phone shown at two thirds of its size.
        <div className="appear max-h-[60px] shrink-0 overflow-hidden max-sm:scale-[0.667]">
          <CardView card={card} theme={data.deck.theme} imageUrl={imageUrl} width={widthOf(card)} />
        </div>
      ) : (
        <BlankSheet isOnItsWay={hasCard && !isError} />
      )}
    </div>
  );
}

/** Whole where it fits; of one that is longer than a sheet its beginning. */
function widthOf({ width, height }: { width: number; height: number }): number {
  const ratio = width / height;
  if (ratio >= WIDTH / HEIGHT) return WIDTH;
  return Math.max(HEIGHT * 0.7, HEIGHT * ratio);
}

/** Two cards and the cut between them. */
function BlankSheet({ isOnItsWay }: { isOnItsWay: boolean }) {
  if (isOnItsWay) return null;
  return (
    <div className="w-10 text-edge max-sm:scale-75">
      <div className="mx-auto h-3 w-7 rounded-t-[2px] border border-b-0 border-edge" />
      <div className="cut-line" />
      <div className="mx-auto h-3 w-7 rounded-b-[2px] border border-t-0 border-edge" />
    </div>
  );
}
