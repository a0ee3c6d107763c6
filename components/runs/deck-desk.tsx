'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isInProgress } from '@/components/data/rewrites';
import { deckOptions, pageAddress } from '@/components/data/runs';
import { cardInView } from '@/components/deck/card-in-view';
import { cardName } from '@/components/deck/card-name';
import { presentedCards } from '@/components/deck/presented-cards';
import { Stage } from '@/components/deck/stage';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import { usePrinting } from '@/components/ui/use-printing';
import type { DeckAnswer } from '@/lib/contract/composer';
import type { Rewrite } from '@/lib/contract/rewrites';
import { grows } from '@/lib/deck/deck';
import { t } from '@/lib/words/t';
import { CardList } from './card-list';
import { CardSources } from './card-sources';
import { DeckBar } from './deck-bar';
import { DeckSkeleton } from './deck-skeleton';
import { PrintedDeck } from './printed-deck';
import { RewriteDialog } from './rewrite-dialog';
import type { PresentView } from './run-header';
import { StackedDeck } from './stacked-deck';
import { StageCard } from './stage-card';
import { UnwrittenCards } from './unwritten-cards';
import { useCardKeys } from './use-card-keys';
import { openRewrite, useRewrites } from './use-rewrites';
import { WebpageDesk } from './webpage-desk';

/** Whether the deck is being presented, and in which way. */
export type DeskPresent = {
  presenting: PresentView | null;
  /** The path of the deck’s own page, which a presenter view shows. */
  address: string | null;
  onLeave: () => void;
};

/** A deck made by the engine: thumbnails at the side, one card large. */
export function DeckDesk({ id, cards, ...present }: DeskPresent & { id: string; cards: number | null }) {
  const { data, error, refetch, isFetching } = useQuery(deckOptions(id));
  if (data?.page) return <WebpageDesk answer={data} page={data.page} />;
  if (data) return <OpenDesk id={id} answer={data} {...present} />;
  if (!error || isFetching)
    return (
      <DeckSkeleton total={cards}>
        <span role="status" className="sr-only">
          {t('Loading…')}
        </span>
      </DeckSkeleton>
    );
  return (
    <ErrorState
      title={t('Can’t show the deck')}
      className="m-6 max-w-xl"
      action={<Button onClick={() => void refetch()}>{t('Retry')}</Button>}
    >
      {error.message}
    </ErrorState>
  );
}

function OpenDesk({
  id,
  answer: { deck, images },
  presenting,
  address,
  onLeave,
}: DeskPresent & { id: string; answer: DeckAnswer }) {
  const imageUrl = useCallback((key: string) => images[key] ?? '', [images]);
  const isPrinting = usePrinting();
  const stack = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const [isGrid, setGrid] = useState(false);
  const [hasNotes, setNotes] = useState(false);
  const [isRewriting, setRewriting] = useState(false);
  const rewrites = useRewrites(id);
  const turn = (by: 1 | -1) => setAt((now) => Math.min(Math.max(0, now + by), deck.cards.length - 1));
  useCardKeys(turn, rewrites.undoLast);
  const presented = useMemo(() => presentedCards(deck, imageUrl), [deck, imageUrl]);
  const rewriteAt = (place: number) => {
    setAt(place);
    setRewriting(true);
  };
  const card = deck.cards[at];
  if (!card) return null;
  return (
    <>
      <div className="print:hidden">
        <UnwrittenCards runId={id} deck={deck} rewrites={rewrites} />
      </div>
      <StackedDeck
        {...{ deck, imageUrl }}
        ref={stack}
        runId={id}
        onRewrite={rewrites.creditsPerCard === null ? null : rewriteAt}
      />
      <div className="flex min-h-0 flex-1 max-sm:hidden print:hidden">
        <CardList
          {...{ deck, imageUrl, at }}
          onChange={setAt}
          label={t('Cards')}
          shape="strip"
          className="w-54 shrink-0 border-e border-hairline max-lg:hidden"
        />
        <div className="flex min-w-0 flex-1 flex-col bg-surface">
          <p aria-live="polite" className="sr-only">
            {cardName(card)}
          </p>
          {isGrid ? (
            <CardList
              {...{ deck, imageUrl, at }}
              onChange={setAt}
              onOpen={(place) => {
                setAt(place);
                setGrid(false);
              }}
              label={t('All cards')}
              shape="grid"
              className="flex-1 px-4 max-lg:h-[70svh] lg:px-8"
            />
          ) : (
            <StageCard {...{ deck, card, imageUrl }} onTurn={turn} />
          )}
          <CardSources runId={id} card={card.index} />
          {hasNotes && <SpeakerNotes notes={card.notes} language={deck.language} />}
          <DeckBar
            at={at}
            count={deck.cards.length}
            verdict={card.verdict}
            onTurn={turn}
            pictureAddress={pageAddress(id, at + 1)}
            notes={
              deck.cards.some(({ notes }) => notes !== null)
                ? { isOpen: hasNotes, onToggle: () => setNotes(!hasNotes) }
                : null
            }
            rewrite={
              rewrites.creditsPerCard === null
                ? null
                : {
                    state: barState(openRewrite(rewrites.rewrites, card.index)),
                    onOpen: () => setRewriting(true),
                  }
            }
            grid={{ isOpen: isGrid, onToggle: () => setGrid(!isGrid) }}
          />
        </div>
      </div>
      <RewriteDialog
        {...{ deck, imageUrl, rewrites }}
        card={isRewriting ? card.index : null}
        onClose={() => setRewriting(false)}
      />
      {presenting && address && (
        <Stage
          {...{ address, title: deck.title, language: deck.language, cards: presented }}
          start={() => (stack.current?.checkVisibility() ? cardInView(stack.current.children) : at)}
          scrolls={grows(deck.dimensions)}
          isWindowed={presenting === 'speaker'}
          onLeave={(last) => {
            setAt(last);
            stack.current?.children[last]?.scrollIntoView({ block: 'center' });
            onLeave();
          }}
        />
      )}
      {isPrinting && <PrintedDeck deck={deck} imageUrl={imageUrl} />}
    </>
  );
}

function barState(open: Rewrite | null): 'ready' | 'in-progress' | null {
  if (open?.state === 'ready') return 'ready';
  return open && isInProgress(open) ? 'in-progress' : null;
}

function SpeakerNotes({ notes, language }: { notes: string | null; language: string }) {
  return (
    <section
      aria-label={t('Speaker notes')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="max-h-40 min-h-16 shrink-0 overflow-y-auto border-t border-hairline bg-paper px-4 py-3 text-14 lg:px-11"
    >
      {notes === null ? (
        <p className="text-quiet">{t('No notes on this card.')}</p>
      ) : (
        <p lang={language} dir="auto" className="max-w-3xl whitespace-pre-wrap wrap-anywhere">
          {notes}
        </p>
      )}
    </section>
  );
}
