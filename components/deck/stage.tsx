'use client';

import { ChevronLeft, ChevronRight, LayoutGrid, X } from 'lucide-react';
import { type CSSProperties, useCallback, useEffect, useRef } from 'react';
import { t } from '@/lib/words/t';
import { presentAction, typedCard, typedNumber } from './present-keys';
import type { PresentedCard } from './presented-card';
import { StageOverview } from './stage-overview';
import { useFullScreen } from './use-full-screen';
import { usePresentation } from './use-presentation';
import { useRecentPointer } from './use-recent-pointer';
import { useSwipe } from './use-swipe';
import './viewer.css';

type Props = {
  title: string;
  language: string;
  cards: readonly PresentedCard[];
  /** The first card shown; a function is called once. */
  start: number | (() => number);
  scrolls: boolean;
  /** The path of the deck, which its presenter view is connected by. */
  address: string;
  /** Whether the stage stays in its window, next to a presenter view, until F is pressed. */
  isWindowed: boolean;
  /** Called with the last card shown. */
  onLeave: (at: number) => void;
};

/** One card in full screen, or filling the window if the browser denies full screen. */
export function Stage({ title, language, cards, start, scrolls, address, isWindowed, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const leave = useCallback(() => dialog.current?.close(), []);
  const { at, isBlank, isOverview, act, go } = usePresentation(address, cards.length, start, leave);
  const card = cards[at] ?? cards[0]!;
  useFullScreen(dialog, isWindowed);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A focused button handles its own keys.
      const onButton = event.target instanceof HTMLElement && event.target.closest('button, a');
      if (onButton && (event.key === ' ' || event.key === 'Enter')) return;
      const number = event.key === 'Enter' ? typedCard(typed.current, cards.length) : null;
      typed.current = typedNumber(typed.current, event.key);
      const to = presentAction(event);
      if (number !== null) {
        event.preventDefault();
        go(number);
        return;
      }
      // The overview handles the keys that move between its cards.
      if (isOverview && to !== 'overview' && to !== 'leave') return;
      if (to === null || scrollsInstead(event.key, scroller.current)) return;
      event.preventDefault();
      // Escape closes the overview first, where the browser leaves the key to the page.
      act(to === 'leave' && isOverview ? 'overview' : to);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act, go, cards.length, isOverview]);
  // The focused card of a closed overview is gone.
  useEffect(() => {
    if (!isOverview) dialog.current?.focus();
  }, [isOverview]);
  // Each card starts at the top. In braces, because newer browsers return a promise, which React would take for a
  // cleanup function.
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [at]);
  const swipe = useSwipe(act);
  const { recent, onPointerMove } = useRecentPointer();

  return (
    <dialog
      ref={dialog}
      className="stage"
      // The stage takes the focus instead of a button, so that Space turns the card.
      tabIndex={-1}
      data-idle={(!recent && !isOverview) || undefined}
      data-blank={isBlank || undefined}
      aria-label={t('Presenting {title}', { title })}
      onClose={() => onLeave(at)}
      onPointerMove={onPointerMove}
      {...swipe}
    >
      {isOverview && <StageOverview cards={cards} at={at} language={language} onChoose={go} />}
      <div ref={scroller} className="stage-scroll" hidden={isOverview}>
        <div
          className={scrolls ? 'stage-card stage-card-tall' : 'stage-card'}
          lang={language}
          style={{ '--stage-proportion': card.proportion } as CSSProperties}
        >
          {card.view}
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {t('Card {index} of {count}: {title}', { index: at + 1, count: cards.length, title: card.title })}
      </p>
      <div className="stage-bar">
        <button type="button" onClick={() => act('previous')} disabled={at === 0} aria-label={t('Previous card')}>
          <ChevronLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
        <span aria-hidden="true">
          {at + 1} / {cards.length}
        </span>
        <button
          type="button"
          onClick={() => act('next')}
          disabled={at === cards.length - 1}
          aria-label={t('Next card')}
        >
          <ChevronRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          onClick={() => act('overview')}
          aria-pressed={isOverview}
          aria-label={t('All cards')}
          title={t('All cards (G)')}
        >
          <LayoutGrid size={16} aria-hidden="true" />
        </button>
        <button type="button" onClick={() => act('leave')} aria-label={t('Exit')}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}

/** Up and Down scroll a card that is taller than the screen, until its end. */
function scrollsInstead(key: string, box: HTMLElement | null): boolean {
  if (!box || box.scrollHeight <= box.clientHeight + 1) return false;
  if (key === 'ArrowDown' || key === ' ' || key === 'PageDown')
    return box.scrollTop + box.clientHeight < box.scrollHeight - 1;
  if (key === 'ArrowUp' || key === 'PageUp') return box.scrollTop > 1;
  return false;
}
