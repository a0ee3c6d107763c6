'use client';

import { useQuery } from '@tanstack/react-query';
import { ImageDown, WandSparkles } from 'lucide-react';
import { type CSSProperties, type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useKeys } from '@/components/commands/command-registry';
import { localCreditWords } from '@/components/composer/send/credits';
import { isInProgress } from '@/components/data/run-parts';
import { deckOptions, pageAddress } from '@/components/data/runs';
import { CardView } from '@/components/deck/card-view';
import { cardName } from '@/components/deck/deck-words';
import { presentedCards } from '@/components/deck/presented-cards';
import { cardInView, Stage, useSwipe } from '@/components/deck/stage';
import { WebpageFrame } from '@/components/deck/webpage-frame';
import { WhenNear } from '@/components/preview/when-near';
import { Button, buttonClasses } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import { usePrinting } from '@/components/ui/use-page-state';
import type { DeckAnswer } from '@/lib/contract/composer';
import type { Rewrite } from '@/lib/contract/rewrites';
import { type Deck, grows, isContinuous } from '@/lib/deck/deck';
import type { PlacedCard } from '@/lib/deck/placed';
import { listenTo } from '@/lib/listeners';
import { messagesInUse } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';
import type { PresentView } from '../run-header';
import { CardList } from './card-list';
import { CardSources } from './card-sources';
import { DeckBar } from './deck-bar';
import { DeckSkeleton, STAGE, stageWidth } from './deck-skeleton';
import { RewriteDialog } from './rewrite-dialog';
import { openRewrite, type Rewrites, useRewrites, useWriteMissing } from './use-rewrites';

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
    <ErrorState of={error} title={t('Can’t show the deck')} className="m-6 max-w-xl" onRetry={() => void refetch()} />
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

type Props = {
  deck: Deck;
  card: PlacedCard;
  imageUrl: (key: string) => string;
  onTurn: (by: 1 | -1) => void;
};

/** One card, as large as the stage allows, or a continuous document. What is much taller than the window scrolls. */
function StageCard({ deck, card, imageUrl, onTurn }: Props) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const swipe = useSwipe((to) => onTurn(to === 'previous' ? -1 : 1));
  const cards = isContinuous(deck) ? deck.cards : [card];
  // A card starts at its top. A continuous document scrolls to the card.
  useEffect(() => {
    if (isContinuous(deck)) shown.current?.scrollIntoView({ block: 'nearest' });
    else box.current?.scrollTo(0, 0);
  }, [deck, card]);
  const height = cards.reduce((sum, each) => sum + each.height, 0);
  return (
    <section
      ref={box}
      aria-label={cardName(card)}
      // A portrait card may be taller than the stage, and a scrollable area must be reachable by keyboard.
      tabIndex={height > card.width ? 0 : undefined}
      className={STAGE}
      {...swipe}
    >
      <div
        lang={deck.language}
        className="m-auto w-(--narrow) overflow-hidden rounded-card shadow-card lg:w-(--wide)"
        style={stageWidth({ width: card.width, height }) as CSSProperties}
      >
        {cards.map((each) => (
          <div
            key={`${each.index}-${each.page}`}
            ref={each === card ? shown : undefined}
            style={{ aspectRatio: `${each.width} / ${each.height}` }}
          >
            <WhenNear now={each === card} before={<div className="h-px" />}>
              <CardView card={each} theme={deck.theme} imageUrl={imageUrl} />
            </WhenNear>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Elements that handle arrow keys themselves. */
const TAKES_ARROWS =
  'input, textarea, select, dialog, [contenteditable], [role=menu], [role=radiogroup], [role=listbox], [popover]';

/**
 * Arrow keys turn the cards, wherever the focus is, unless the focused element handles them. Control+Z undoes the last
 * accepted rewrite; `undo` is null if there is none.
 */
function useCardKeys(turn: (by: 1 | -1) => void, undo: (() => void) | null): void {
  const latest = useRef({ turn, undo });
  latest.current = { turn, undo };
  useKeys(() => [
    { title: t('Next card'), keys: '→' },
    { title: t('Previous card'), keys: '←' },
  ]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (defaultPrevented || altKey || shiftKey) return;
      if (target instanceof Element && target.closest(TAKES_ARROWS)) return;
      if ((ctrlKey || metaKey) && key === 'z' && latest.current.undo) {
        event.preventDefault();
        latest.current.undo();
        return;
      }
      if (ctrlKey || metaKey || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return;
      event.preventDefault();
      latest.current.turn((key === 'ArrowRight') === (messagesInUse().dir === 'ltr') ? 1 : -1);
    };
    return listenTo(window, 'keydown', press);
  }, []);
}

/** The page of a webpage run, shown instead of its cards. */
function WebpageDesk({ answer: { deck, images }, page }: { answer: DeckAnswer; page: string }) {
  const isPrinting = usePrinting();
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col bg-surface print:hidden">
        <WebpageFrame src={page} title={deck.title} className="flex-1 max-lg:h-[78svh] max-lg:flex-none" />
      </div>
      {isPrinting && <PrintedDeck deck={deck} imageUrl={(key) => images[key] ?? ''} />}
    </>
  );
}

/** The maximum card height, so that no card is cut off at the end of a sheet: A4 and Letter without margins. */
const SHEET_MM = 240;

/** The deck in print: all cards in full, one below the other. */
function PrintedDeck({ deck, imageUrl }: { deck: DeckAnswer['deck']; imageUrl: (key: string) => string }) {
  return (
    <div lang={deck.language} className="hidden print:mt-4 print:block">
      {deck.cards.map((card) => (
        <div
          key={`${card.index}-${card.page}`}
          className="mx-auto mb-[6mm] break-inside-avoid overflow-hidden rounded-card border border-hairline"
          style={{ width: `min(100%, ${(SHEET_MM * card.width) / card.height}mm)` }}
        >
          <CardView card={card} theme={deck.theme} imageUrl={imageUrl} />
        </div>
      ))}
    </div>
  );
}

/** Shown above a deck whose language model failed on some cards: how many are missing, and a way to write them. */
function UnwrittenCards({ runId, deck, rewrites }: { runId: string; deck: DeckAnswer['deck']; rewrites: Rewrites }) {
  const { unwritten, creditsPerCard } = rewrites;
  const { card, error, start, stop } = useWriteMissing(runId, rewrites);
  if (unwritten.length === 0 || creditsPerCard === null) return null;
  const total = new Set(deck.cards.map(({ index }) => index)).size;
  const credits = unwritten.length * creditsPerCard;
  return (
    <section
      aria-label={t('Missing cards')}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-paper px-4 py-2 lg:px-8"
    >
      <p role="status" className="min-w-0 flex-1 text-14">
        {card === null
          ? t('{done} of {total} cards written', { done: total - unwritten.length, total })
          : t('Writing card {number} of {total}…', { number: card + 1, total })}
      </p>
      {card === null ? (
        <Button look="solid" size="small" onClick={start}>
          {tPlural(unwritten.length, { one: 'Write {count} card', other: 'Write {count} cards' })}
        </Button>
      ) : (
        <Button size="small" onClick={stop}>
          {t('Stop')}
        </Button>
      )}
      {error && card === null ? (
        <p role="alert" className="w-full text-13 text-bad">
          {error.message}
        </p>
      ) : (
        <p className="text-13 text-quiet">{card === null ? localCreditWords(credits) : t('Keep this page open.')}</p>
      )}
    </section>
  );
}

type StackedDeckProps = {
  ref: Ref<HTMLOListElement>;
  runId: string;
  deck: Deck;
  imageUrl: (key: string) => string;
  /** Opens the dialog that rewrites the card at this place; null without a language model. */
  onRewrite: ((place: number) => void) | null;
};

/** The deck on a phone: all cards one below the other, each with its actions. */
function StackedDeck({ ref, runId, deck, imageUrl, onRewrite }: StackedDeckProps) {
  const { cards, theme, language } = deck;
  return (
    <ol ref={ref} className="space-y-6 bg-surface px-4 py-4 sm:hidden print:hidden">
      {cards.map((card, place) => (
        <li key={`${card.index}-${card.page}`}>
          <section aria-label={cardName(card)}>
            <div
              lang={language}
              className="overflow-hidden rounded-card shadow-card"
              style={{ aspectRatio: `${card.width} / ${card.height}` }}
            >
              <WhenNear now={false} before={<div className="h-px" />}>
                <CardView card={card} theme={theme} imageUrl={imageUrl} />
              </WhenNear>
            </div>
            <div className="mt-1 flex items-center gap-1 text-13 text-quiet">
              <span className="me-auto tabular-nums">
                {t('{at} of {count}', { at: place + 1, count: cards.length })}
              </span>
              {onRewrite && (
                <Button look="bare" size="small" aria-haspopup="dialog" onClick={() => onRewrite(place)}>
                  <WandSparkles aria-hidden="true" size={16} /> {t('Rewrite')}
                </Button>
              )}
              <a href={pageAddress(runId, place + 1)} download className={buttonClasses('bare', 'small')}>
                <ImageDown aria-hidden="true" size={16} /> {t('Save image')}
              </a>
            </div>
            {card.page === 0 && <CardSources runId={runId} card={card.index} />}
            {card.notes !== null && (
              <details className="text-14">
                <summary className="flex min-h-11 items-center text-13 text-quiet">{t('Speaker notes')}</summary>
                <p lang={language} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  {card.notes}
                </p>
              </details>
            )}
          </section>
        </li>
      ))}
    </ol>
  );
}
