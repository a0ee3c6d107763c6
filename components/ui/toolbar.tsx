'use client';

import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { t } from '@/lib/words/t';
import { classNames } from './class-names';

/** The ARIA toolbar: one tab stop; arrow keys, Home and End move between its buttons and links. */
export function Toolbar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement | null>(null);
  // Runs after each render, because the buttons depend on the state around them.
  useEffect(() => {
    if (box.current) setTabStop(box.current, current.current);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!box.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = buttonsOf(box.current);
    const to = buttonAfter(event.key, all.indexOf(event.target as HTMLElement), all);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <div
      ref={box}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (!box.current || !buttonsOf(box.current).includes(event.target)) return;
        current.current = event.target;
        setTabStop(box.current, event.target);
      }}
      className={className}
    >
      {children}
    </div>
  );
}

function buttonsOf(box: HTMLElement): HTMLElement[] {
  // Excludes the content of popovers and menus that its buttons opened, and buttons that this width hides.
  return [...box.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')].filter(
    (one) => !one.closest('[popover]') && one.getClientRects().length > 0,
  );
}

function setTabStop(box: HTMLElement, wanted: HTMLElement | null): void {
  const all = buttonsOf(box);
  const stop = wanted && all.includes(wanted) ? wanted : all[0];
  for (const one of all) one.tabIndex = one === stop ? 0 : -1;
}

function buttonAfter(key: string, at: number, all: readonly HTMLElement[]): HTMLElement | undefined {
  if (at < 0) return undefined;
  if (key === 'ArrowRight') return all[(at + 1) % all.length];
  if (key === 'ArrowLeft') return all.at(at - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  return undefined;
}

type ViewButtonProps = { label: string; isOn: boolean; onClick: () => void; children: ReactNode };

/** One icon of a segmented control that switches views. Takes the height of the control. */
export function ViewButton({ label, isOn, onClick, children }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
      className={classNames(
        'inline-flex min-h-7 w-8 items-center justify-center rounded-control transition pointer-coarse:size-11',
        isOn ? 'bg-segment text-ink shadow-[0_0_0_1px_var(--edge)]' : 'text-quiet hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}

type TurnButtonsProps = { at: number; count: number; onTurn: (by: 1 | -1) => void };

/** Which card of how many is shown, between the buttons that turn to the previous and the next one. */
export function TurnButtons({ at, count, onTurn }: TurnButtonsProps) {
  return (
    <>
      <Turn label={t('Previous card')} icon={ChevronLeft} isEnd={at === 0} onClick={() => onTurn(-1)} />
      <span className="min-w-16 text-center tabular-nums">
        {t('{at} of {count}', { at: (at + 1).toLocaleString(), count: count.toLocaleString() })}
      </span>
      <Turn label={t('Next card')} icon={ChevronRight} isEnd={at === count - 1} onClick={() => onTurn(1)} />
    </>
  );
}

type TurnProps = { label: string; icon: LucideIcon; isEnd: boolean; onClick: () => void };

/** Stays focusable at either end, so that the focus is not lost. */
function Turn({ label, icon: Icon, isEnd, onClick }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onClick}
      className="grid size-8 place-items-center rounded-control text-ink transition hover:bg-sunk aria-disabled:cursor-default aria-disabled:opacity-40 pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" size={18} className="rtl:-scale-x-100" />
    </button>
  );
}
