'use client';

import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { t } from '@/lib/words/t';
import { openPresentChannel, type PresentChannel, type PresentState } from './present-channel';
import { presentAction } from './present-keys';
import type { PresentedCard } from './presented-card';
import { formatElapsed, useSeconds } from './use-seconds';

type Props = { title: string; language: string; cards: readonly PresentedCard[] };

/** The hash of the deck's page that shows the presenter view instead of the deck. */
export const PRESENTER_HASH = '#presenter';

/** A window for the speaker: the current and the next card, the notes, a timer and the time of day. */
export function PresenterView({ title, language, cards }: Props) {
  const channel = useRef<PresentChannel | null>(null);
  const [state, setState] = useState<PresentState>({ at: 0, isBlank: false });
  const [isEnded, setIsEnded] = useState(false);
  const { elapsed, now, restart } = useSeconds();
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
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      own.close();
    };
  }, []);

  const at = Math.min(state.at, cards.length - 1);
  const card = cards[at]!;
  const next = cards[at + 1];
  const act = (action: 'next' | 'previous') => channel.current?.post({ kind: 'action', action });
  return (
    <div className="speaker">
      <header className="speaker-bar">
        <h1>{title}</h1>
        <p aria-live="polite">{statusOf(at, cards.length, state.isBlank, isEnded)}</p>
        <time className="speaker-clock">{now}</time>
      </header>
      <section className="speaker-current" aria-label={t('Current card')} lang={language}>
        <Slide card={card} />
      </section>
      <section className="speaker-next" aria-label={t('Next card')} lang={language}>
        {next ? <Slide card={next} /> : <p className="speaker-empty">{t('End of the deck')}</p>}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long notes scroll, also by keyboard */}
      <section className="speaker-notes" aria-label={t('Speaker notes')} lang={language} tabIndex={0}>
        {card.notes ? <p>{card.notes}</p> : <p className="speaker-empty">{t('No notes on this card.')}</p>}
      </section>
      <footer className="speaker-bar">
        <button type="button" onClick={() => act('previous')} disabled={at === 0} aria-label={t('Previous card')}>
          <ChevronLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
        <button type="button" onClick={() => act('next')} disabled={!next} aria-label={t('Next card')}>
          <ChevronRight size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
        <span className="speaker-timer" role="timer" aria-label={t('Elapsed time')}>
          {formatElapsed(elapsed)}
        </span>
        <button type="button" onClick={restart} aria-label={t('Restart timer')}>
          <RotateCcw size={18} aria-hidden="true" />
        </button>
      </footer>
    </div>
  );
}

function Slide({ card }: { card: PresentedCard }) {
  return (
    <div className="speaker-slide" style={{ '--stage-proportion': card.proportion } as CSSProperties} inert>
      {card.view}
    </div>
  );
}

function statusOf(at: number, count: number, isBlank: boolean, isEnded: boolean): string {
  if (isEnded) return t('The presentation was closed.');
  const place = t('{at} of {count}', { at: at + 1, count });
  return isBlank ? `${place} · ${t('Screen is black')}` : place;
}
