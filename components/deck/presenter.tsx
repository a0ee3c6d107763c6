'use client';

import { Play } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/words/t';
import { PRESENT_SLOT } from './present-slot';
import type { PresentedCard } from './presented-card';
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
  useEffect(() => {
    setSlot(document.getElementById(PRESENT_SLOT));
  }, []);

  const leave = (at: number) => {
    setStart(null);
    list.current?.children[at * 2]?.scrollIntoView({ block: 'center' });
  };
  const button = (
    <Button look="next" onClick={() => setStart(cardInView(list.current))}>
      <Play size={15} aria-hidden="true" />
      {t('Present')}
    </Button>
  );
  return (
    <>
      {slot && createPortal(button, slot)}
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
        <Stage title={title} language={language} cards={cards} start={start} scrolls={scrolls} onLeave={leave} />
      )}
    </>
  );
}

/** The card closest to the middle of the viewport, so that presenting starts at the reading position. */
function cardInView(list: HTMLElement | null): number {
  const places = [...(list?.querySelectorAll('.deck-place') ?? [])].map((place) => place.getBoundingClientRect());
  const middle = window.innerHeight / 2;
  const away = ({ top, bottom }: DOMRect) =>
    top <= middle && bottom >= middle ? 0 : Math.min(Math.abs(top - middle), Math.abs(bottom - middle));
  return places.reduce((nearest, place, at) => (away(place) < away(places[nearest]!) ? at : nearest), 0);
}
