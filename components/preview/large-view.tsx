'use client';

import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CardView } from '@/components/deck/card-view';
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
        <Turn label={t('Previous card')} disabled={place === 0} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden="true" size={18} className="rtl:-scale-x-100" />
        </Turn>
        <span aria-live="polite">
          {place + 1} / {sheets.length}
        </span>
        <Turn label={t('Next card')} disabled={place === sheets.length - 1} onClick={() => turn(1)}>
          <ChevronRight aria-hidden="true" size={18} className="rtl:-scale-x-100" />
        </Turn>
        <Turn label={t('Close')} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" size={16} />
        </Turn>
      </div>
    </dialog>
  );
}

type TurnProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode };

function Turn({ label, disabled, onClick, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-9 place-items-center rounded-control transition enabled:hover:bg-sunk enabled:hover:text-ink disabled:opacity-40 pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}
