'use client';

import { ChevronLeft, ChevronRight, LayoutGrid, X } from 'lucide-react';
import {
  type CSSProperties,
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { listenTo } from '@/lib/listeners';
import { t } from '@/lib/words/t';
import {
  cardAfter,
  openPresentChannel,
  type PresentAction,
  type PresentChannel,
  type PresentMove,
  presentAction,
  typedCard,
  typedNumber,
} from './present-keys';
import type { PresentedCard } from './presented-cards';
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
    return listenTo(window, 'keydown', press);
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

/**
 * Opens the dialog and requests full screen; leaving one leaves the other. A windowed dialog goes in and out of full
 * screen with F instead, because a browser leaves full screen when it opens the presenter view.
 */
function useFullScreen(dialog: RefObject<HTMLDialogElement | null>, isWindowed: boolean): void {
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    if (!shown.open) shown.showModal();
    shown.focus();
    // Denied in frames without permission, and unsupported on phones: filling the window is enough.
    const enter = () => void document.documentElement.requestFullscreen?.().catch(() => {});
    const exit = () => void (document.fullscreenElement && document.exitFullscreen().catch(() => {}));
    const change = () => {
      if (!document.fullscreenElement) shown.close();
    };
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() !== 'f' || ctrlKey || metaKey || altKey) return;
      if (document.fullscreenElement) exit();
      else enter();
    };
    if (!isWindowed) enter();
    const stop = isWindowed ? listenTo(window, 'keydown', press) : listenTo(document, 'fullscreenchange', change);
    return () => {
      stop();
      exit();
    };
  }, [dialog, isWindowed]);
}

/**
 * The state of a running presentation, kept in sync with a presenter view.
 * @param address the path of the deck
 */
function usePresentation(address: string, count: number, start: number | (() => number), leave: () => void) {
  const [at, setAt] = useState(start);
  const [isBlank, setIsBlank] = useState(false);
  const [isOverview, setIsOverview] = useState(false);
  const channel = useRef<PresentChannel | null>(null);

  const act = useCallback(
    (action: PresentAction) => {
      setIsBlank((now) => action === 'blank' && !now);
      if (action === 'blank') return;
      setIsOverview((now) => action === 'overview' && !now);
      if (action === 'leave') leave();
      else if (action !== 'overview') setAt((now) => cardAfter(action, now, count));
    },
    [count, leave],
  );
  const go = useCallback(
    (index: number) => {
      setAt(Math.min(index, count - 1));
      setIsOverview(false);
      setIsBlank(false);
    },
    [count],
  );

  const [opened, setOpened] = useState(0);
  useEffect(() => {
    const own = openPresentChannel(address, (message) => {
      if (message.kind === 'opened') setOpened((times) => times + 1);
      else if (message.kind === 'action') act(message.action);
    });
    channel.current = own;
    return () => {
      own.post({ kind: 'ended' });
      own.close();
    };
  }, [act, address]);
  // Also when a presenter view opens later or reloads, which `opened` counts.
  useEffect(() => {
    channel.current?.post({ kind: 'state', at, isBlank });
  }, [at, isBlank, opened]);

  return { at, isBlank, isOverview, act, go };
}

/** How long controls stay visible after the last pointer move, in milliseconds. */
const HIDE_AFTER_MS = 2500;

/** Whether the pointer has moved recently, and the handler that tracks it. */
function useRecentPointer(): { recent: boolean; onPointerMove: () => void } {
  const [recent, setRecent] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onPointerMove = () => {
    setRecent(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRecent(false), HIDE_AFTER_MS);
  };
  useEffect(() => {
    timer.current = setTimeout(() => setRecent(false), HIDE_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, []);
  return { recent, onPointerMove };
}

type StageOverviewProps = {
  cards: readonly PresentedCard[];
  at: number;
  language: string;
  onChoose: (at: number) => void;
};

/** All cards of a presented deck as a grid. The current one has the focus. */
function StageOverview({ cards, at, language, onChoose }: StageOverviewProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.focus();
    current.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ul className="stage-overview" aria-label={t('All cards')} onKeyDown={moveFocus}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <button
            ref={index === at ? current : undefined}
            type="button"
            aria-current={index === at || undefined}
            aria-label={t('Card {number}: {title}', { number: index + 1, title: card.title })}
            onClick={() => onChoose(index)}
          >
            <span
              className="stage-thumbnail"
              lang={language}
              style={{ '--stage-proportion': card.proportion } as CSSProperties}
              aria-hidden="true"
              inert
            >
              {card.view}
            </span>
            <span aria-hidden="true">{index + 1}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus between the cards: by one to the sides, and by one row up and down. */
function moveFocus(event: ReactKeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const from = buttons.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || from === -1) return;
  event.preventDefault();
  const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[from]!.offsetTop).length;
  buttons[from + step * (isVertical ? columns : 1)]?.focus();
}

/** The horizontal distance of a swipe, in CSS pixels. */
const MIN_SWIPE_PX = 48;

/** Handlers that turn the card on a touch swipe. A mouse selects text instead. */
export function useSwipe(move: (to: PresentMove) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      const began = from.current;
      from.current = null;
      if (!began) return;
      const across = event.clientX - began.x;
      if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < Math.abs(event.clientY - began.y)) return;
      move(across < 0 ? 'next' : 'previous');
    },
  };
}

type Extent = { top: number; bottom: number };

/** The height of the bar that stays above a list of cards, in CSS pixels. */
const BAR = 64;

/**
 * The index of the first of these cards that is entirely in the window below the bar, else of the one that fills most
 * of it, so that presenting starts at the reading position. At the end of the page it is the last one.
 */
export function cardInView(cards: Iterable<Element>): number {
  const all = [...cards];
  if (isScrolledToEnd(all.at(-1))) return all.length - 1;
  return mostInView(
    all.map((card) => card.getBoundingClientRect()),
    { top: BAR, bottom: window.innerHeight },
  );
}

function isScrolledToEnd(last: Element | undefined): boolean {
  for (let box = last?.parentElement; box; box = box.parentElement)
    if (box.scrollTop > 0) return box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
  return false;
}

export function mostInView(cards: readonly Extent[], view: Extent): number {
  const shares = cards.map(({ top, bottom }) => {
    const seen = Math.min(bottom, view.bottom) - Math.max(top, view.top);
    return Math.max(0, seen) / Math.min(bottom - top, view.bottom - view.top);
  });
  return shares.reduce((best, share, at) => (share > (shares[best] ?? 0) + 0.01 ? at : best), 0);
}
