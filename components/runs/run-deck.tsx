'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { deckOptions } from '@/components/data/generations';
import { DeckScroll } from '@/components/preview/deck-scroll';
import { Button, buttonClasses } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import { usePrinting } from '@/components/ui/use-printing';
import type { DeckAnswer, Run } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';
import { CopyAddress } from './copy-address';
import { deckAddress } from './deck-address';
import { DeckSkeleton } from './deck-skeleton';
import { PrintedDeck } from './printed-deck';
import { RunSharing } from './run-sharing';

/** The deck of a completed run: itself where the engine made it, the link where a live service keeps it. */
export function RunDeck({ run }: { run: Run }) {
  const isOurs = run.target === 'practice' && run.artifactId !== null;
  // Of a run that was taken in from elsewhere: its address leads nowhere here.
  const isAway = isOurs && !run.hasDeck;
  const address = isAway ? null : deckAddress(run);
  return (
    <section aria-labelledby="run-deck-title" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="run-deck-title" className="text-16 font-semibold">
          {say('The deck')}
        </h2>
        {address && (
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <CopyAddress address={address} />
            <a href={address} target="_blank" rel="noreferrer" className={buttonClasses('next')}>
              {say('Open the deck')} <ArrowUpRight aria-hidden="true" size={16} className="rtl:-scale-x-100" />
              <span className="sr-only">{say('(in a new tab)')}</span>
            </a>
          </div>
        )}
      </div>
      <RunSharing run={run} />
      {isOurs ? !isAway && <OwnDeck id={run.id} /> : <DeckElsewhere address={address} />}
    </section>
  );
}

/** A live service shows its decks on its own pages alone. */
function DeckElsewhere({ address }: { address: string | null }) {
  return (
    <p className="mt-3 max-w-xl text-14 text-quiet">
      {address
        ? say('The service keeps this deck and shows it at {host}.', { host: new URL(address).host })
        : say('The service keeps this deck and gave no address for it. Look for it there by its generation id.')}
    </p>
  );
}

function OwnDeck({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(deckOptions(id));
  if (data) return <PlacedDeck answer={data} />;
  if (!error || isFetching)
    return (
      <Frame>
        <DeckSkeleton />
      </Frame>
    );
  return (
    <ErrorState
      title={say('The deck could not be shown here')}
      className="mt-4"
      action={<Button onClick={() => void refetch()}>{say('Try again')}</Button>}
    >
      {error.message}
    </ErrorState>
  );
}

function PlacedDeck({ answer: { deck, images } }: { answer: DeckAnswer }) {
  const imageUrl = useCallback((key: string) => images[key] ?? '', [images]);
  const isPrinting = usePrinting();
  const cardAt = useCallback((place: number) => deck.cards[place] ?? null, [deck]);
  return (
    <>
      <Frame cards={deck.cards}>
        <DeckScroll
          sheets={deck.cards}
          cardAt={cardAt}
          theme={deck.theme}
          label={say('The deck, card by card')}
          language={deck.language}
          imageUrl={imageUrl}
        />
      </Frame>
      {isPrinting && <PrintedDeck deck={deck} imageUrl={imageUrl} />}
    </>
  );
}

type FrameProps = { cards?: readonly { width: number; height: number }[]; children: ReactNode };

/** As high as a window shows whole, so that the record below stays within reach; no higher than its cards. */
function Frame({ cards, children }: FrameProps) {
  return (
    <div className="@container mt-3 print:hidden">
      <div
        className="flex h-[min(44rem,80svh)] flex-col overflow-hidden rounded-card bg-surface"
        style={{ maxHeight: cards && heightOf(cards) }}
      >
        {children}
      </div>
    </div>
  );
}

/** What wide cards take, each with its cut; the width of upright ones depends on the height they are given. */
function heightOf(cards: NonNullable<FrameProps['cards']>): string | undefined {
  if (cards.some(({ width, height }) => height > width)) return undefined;
  const ratios = cards.reduce((sum, { width, height }) => sum + height / width, 0);
  return `calc(${ratios.toFixed(4)} * min(860px, 100cqi - 2rem) + ${cards.length * 40 + 24}px)`;
}
