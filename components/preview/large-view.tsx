'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CardView } from '@/components/deck/card-view';
import { CloseButton } from '@/components/ui/button';
import { TurnButtons } from '@/components/ui/toolbar';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { t } from '@/lib/words/t';

type Props = {
  sheets: readonly Pick<PlacedCard, 'index' | 'pageNumber' | 'width' | 'height' | 'title'>[];
  cardAt: (place: number) => PlacedCard | null;
  onWindow: (from: number, to: number) => void;
  theme: DeckTheme;
  imageUrl: (key: string) => string;
  /** The index of the first card to show. */
  start: number;
  onClose: () => void;
};

/** One card as large as the window allows; arrow keys turn the page, Escape closes. */
export function LargeView({ sheets, cardAt, onWindow, theme, imageUrl, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setPlace] = useState(start);
  const place = Math.min(wanted, sheets.length - 1);
  const sheet = sheets[place];
  const card = cardAt(place);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // Prefetches the neighbouring cards.
  useEffect(() => onWindow(Math.max(0, place - 1), place + 2), [onWindow, place]);
  const turn = (by: number) => setPlace(Math.min(Math.max(0, place + by), sheets.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  };
  if (!sheet) return null;
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={t('Card {index} of {count}: {title}', {
        index: sheet.pageNumber ?? sheet.index + 1,
        count: sheets.length,
        title: sheet.title,
      })}
      className="m-auto max-h-[96dvh] max-w-[96vw] overflow-y-auto rounded-card bg-surface p-4 text-ink backdrop:bg-veil"
    >
      <div
        className="overflow-hidden rounded-card shadow-card"
        style={{ width: `min(90vw, calc(84dvh * ${sheet.width / Math.min(sheet.height, sheet.width * 1.5)}))` }}
      >
        {card ? (
          <CardView card={card} theme={theme} imageUrl={imageUrl} />
        ) : (
          <div style={{ aspectRatio: `${sheet.width} / ${sheet.height}`, background: theme.palette.ground }} />
        )}
      </div>
      <div className="mt-3 flex items-center justify-center gap-2 text-13 text-quiet tabular-nums">
        <span aria-live="polite" className="contents">
          <TurnButtons at={place} count={sheets.length} onTurn={turn} />
        </span>
        <CloseButton className="size-9" onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
