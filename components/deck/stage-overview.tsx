'use client';

import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '@/lib/words/t';
import type { PresentedCard } from './presented-card';

type Props = { cards: readonly PresentedCard[]; at: number; language: string; onChoose: (at: number) => void };

/** All cards of a presented deck as a grid. The current one has the focus. */
export function StageOverview({ cards, at, language, onChoose }: Props) {
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
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const from = buttons.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || from === -1) return;
  event.preventDefault();
  const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[from]!.offsetTop).length;
  buttons[from + step * (isVertical ? columns : 1)]?.focus();
}
