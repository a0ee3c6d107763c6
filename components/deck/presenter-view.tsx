'use client';

import { AArrowDown, AArrowUp, ChevronLeft, ChevronRight, Monitor, Pause, Play, RotateCcw } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { listenTo } from '@/lib/listeners';
import { messagesInUse } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import {
  openPresentChannel,
  type PresentAction,
  type PresentChannel,
  type PresentState,
  presentAction,
} from './present-keys';
import type { PresentedCard } from './presented-cards';

type Props = { title: string; language: string; cards: readonly PresentedCard[] };

/** The hash of the deck's page that shows the presenter view instead of the deck. */
export const PRESENTER_HASH = '#presenter';

/** Opens the presenter view of the deck at this path (with the query of a share link) in a window of its own. */
export function openPresenterWindow(address: string): void {
  window.open(`${address}${PRESENTER_HASH}`, 'presenter-view', 'popup,width=1180,height=760');
}

/** Font sizes of the notes, in CSS pixels. */
const NOTE_SIZES = [18, 22, 28, 36, 46];

/** A window for the speaker: the current and the next card, the notes, a timer and the time of day. */
export function PresenterView({ title, language, cards }: Props) {
  const channel = useRef<PresentChannel | null>(null);
  const [state, setState] = useState<PresentState>({ at: 0, isBlank: false });
  const [isEnded, setIsEnded] = useState(false);
  const [size, setSize] = useState(1);
  const { elapsed, now, restart, isPaused, togglePause } = useSeconds();
  useEffect(() => {
    const own = openPresentChannel(window.location.pathname, (message) => {
      if (message.kind === 'ended') setIsEnded(true);
      if (message.kind !== 'state') return;
      setIsEnded(false);
      setState({ at: message.at, isBlank: message.isBlank });
    });
    channel.current = own;
    own.post({ kind: 'opened' });
    const press = (event: KeyboardEvent) => {
      const onButton = event.target instanceof HTMLElement && event.target.closest('button, a');
      const action = presentAction(event);
      if (action === null || action === 'leave' || (onButton && (event.key === ' ' || event.key === 'Enter'))) return;
      event.preventDefault();
      own.post({ kind: 'action', action });
    };
    const stop = listenTo(window, 'keydown', press);
    return () => {
      stop();
      own.close();
    };
  }, []);

  const at = Math.min(state.at, cards.length - 1);
  const card = cards[at]!;
  const next = cards[at + 1];
  // One value for all cards, so that the layout does not move from card to card.
  const widest = Math.max(...cards.map(({ proportion }) => proportion));
  const act = (action: PresentAction) => channel.current?.post({ kind: 'action', action });
  return (
    <div className="speaker" style={{ '--widest': widest } as CSSProperties}>
      <header className="speaker-bar">
        <h1>{title}</h1>
        <p aria-live="polite">{statusOf(at, cards.length, state.isBlank, isEnded)}</p>
      </header>
      <section className="speaker-current" aria-label={t('Current card')}>
        <h2>{t('Current card')}</h2>
        <Slide card={card} language={language} />
      </section>
      <section className="speaker-next" aria-label={t('Next card')}>
        <h2>{t('Next card')}</h2>
        {next ? <Slide card={next} language={language} /> : <p className="speaker-empty">{t('End of the deck')}</p>}
      </section>
      <div className="speaker-time">
        <span className="speaker-timer" role="timer" aria-label={t('Elapsed time')}>
          {formatElapsed(elapsed)}
        </span>
        <Control label={isPaused ? t('Resume timer') : t('Pause timer')} onClick={togglePause}>
          {isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
        </Control>
        <Control label={t('Restart timer')} onClick={restart}>
          <RotateCcw size={18} aria-hidden="true" />
        </Control>
        <time>{now}</time>
      </div>
      <section
        className="speaker-notes"
        aria-label={t('Speaker notes')}
        style={{ fontSize: NOTE_SIZES[size] }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long notes scroll, also by keyboard
        tabIndex={0}
      >
        {card.notes ? (
          <p lang={language}>{card.notes}</p>
        ) : (
          <p className="speaker-empty">{t('No notes on this card.')}</p>
        )}
      </section>
      <footer className="speaker-bar">
        <Control label={t('Previous card')} isOff={at === 0} onClick={() => act('previous')}>
          <ChevronLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </Control>
        <Control label={t('Next card')} isOff={!next} onClick={() => act('next')}>
          <ChevronRight size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </Control>
        <Control label={t('Black screen')} isOn={state.isBlank} onClick={() => act('blank')}>
          <Monitor size={20} fill="#000" aria-hidden="true" />
        </Control>
        <Control label={t('Smaller notes')} isOff={size === 0} onClick={() => setSize(size - 1)}>
          <AArrowDown size={20} aria-hidden="true" />
        </Control>
        <Control label={t('Larger notes')} isOff={size === NOTE_SIZES.length - 1} onClick={() => setSize(size + 1)}>
          <AArrowUp size={20} aria-hidden="true" />
        </Control>
      </footer>
    </div>
  );
}

function Slide({ card, language }: { card: PresentedCard; language: string }) {
  return (
    <div
      className="speaker-slide"
      lang={language}
      style={{ '--stage-proportion': card.proportion } as CSSProperties}
      inert
    >
      {card.view}
    </div>
  );
}

type ControlProps = { label: string; isOn?: boolean; isOff?: boolean; onClick: () => void; children: ReactNode };

function Control({ label, isOn, isOff = false, onClick, children }: ControlProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isOn} disabled={isOff} onClick={onClick}>
      {children} <span>{label}</span>
    </button>
  );
}

function statusOf(at: number, count: number, isBlank: boolean, isEnded: boolean): string {
  if (isEnded) return t('The presentation was closed.');
  const place = t('{at} of {count}', { at: at + 1, count });
  return isBlank ? `${place} · ${t('Screen is black')}` : place;
}

/** The seconds since the start or the last restart without pauses, and the time of day. Updates each second. */
function useSeconds() {
  const [start, setStart] = useState(() => Date.now());
  const [current, setCurrent] = useState(start);
  const [pausedAt, setPausedAt] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setCurrent(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const restart = () => {
    setStart(Date.now());
    setCurrent(Date.now());
    setPausedAt((now) => (now === null ? null : Date.now()));
  };
  const togglePause = () => {
    if (pausedAt !== null) setStart(start + Date.now() - pausedAt);
    setPausedAt(pausedAt === null ? Date.now() : null);
  };
  const now = new Intl.DateTimeFormat(messagesInUse().locale, { hour: 'numeric', minute: '2-digit' }).format(current);
  const elapsed = Math.max(0, Math.floor(((pausedAt ?? current) - start) / 1000));
  return { elapsed, now, restart, isPaused: pausedAt !== null, togglePause };
}

/** `5:07`, or `1:02:09` from an hour on. */
function formatElapsed(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
