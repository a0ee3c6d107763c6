'use client';

import { MonitorPlay, Play } from 'lucide-react';
import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/words/t';
import { cardInView } from './card-in-view';
import { PRESENT_SLOT } from './present-keys';
import type { PresentedCard } from './presented-card';
import { openPresenterWindow, PRESENTER_HASH, PresenterView } from './presenter-view';
import { Stage } from './stage';

type Props = {
  title: string;
  /** BCP 47, of the text on the cards. */
  language: string;
  cards: readonly PresentedCard[];
  /** Whether cards may be taller than the screen and scroll while presented. */
  scrolls: boolean;
};

/** The deck as a page, and the same cards one by one in full screen. Without script only the page is available. */
export function Presenter({ title, language, cards, scrolls }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [start, setStart] = useState<number | null>(null);
  const [isWindowed, setIsWindowed] = useState(false);
  const isSpeaker = useSyncExternalStore(subscribeToHash, isPresenterHash, () => false);
  useEffect(() => {
    setSlot(document.getElementById(PRESENT_SLOT));
  }, []);

  const leave = (at: number) => {
    setStart(null);
    list.current?.children[at * 2]?.scrollIntoView({ block: 'center' });
  };
  const present = (next: { isWindowed: boolean }) => {
    setIsWindowed(next.isWindowed);
    setStart(cardInView(list.current?.querySelectorAll('.deck-place') ?? []));
  };
  const openPresenterView = () => {
    openPresenterWindow(`${window.location.pathname}${window.location.search}`);
    present({ isWindowed: true });
  };
  const buttons = (
    <>
      <Button
        look="outline"
        className="max-sm:hidden"
        onClick={openPresenterView}
        aria-label={t('Presenter view')}
        title={t('Presenter view')}
      >
        <MonitorPlay size={16} aria-hidden="true" />
      </Button>
      <Button look="next" onClick={() => present({ isWindowed: false })}>
        <Play size={15} aria-hidden="true" />
        {t('Present')}
      </Button>
    </>
  );
  if (isSpeaker) return <PresenterView title={title} language={language} cards={cards} />;
  return (
    <>
      {slot && createPortal(buttons, slot)}
      <div ref={list} className="deck-list" lang={language}>
        {cards.map(({ id, number, view }, at) => (
          <Fragment key={id}>
            {at > 0 && (
              <div className="deck-cut" aria-hidden="true">
                {number}
              </div>
            )}
            <div id={id} className="deck-place">
              {view}
            </div>
          </Fragment>
        ))}
      </div>
      {start !== null && (
        <Stage
          {...{ title, language, cards, start, scrolls, isWindowed }}
          address={window.location.pathname}
          onLeave={leave}
        />
      )}
    </>
  );
}

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function isPresenterHash(): boolean {
  return window.location.hash === PRESENTER_HASH;
}
