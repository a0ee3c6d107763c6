'use client';

import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '@/lib/words/t';
import { classNames } from './class-names';
import { type MenuItem, MenuLine } from './menu-line';
import { swallowSecondClick } from './one-click';

export type { MenuItem } from './menu-line';

type Props = { label: string; items: readonly MenuItem[]; children?: ReactNode; className?: string };

const GAP = 4;

/** Secondary actions behind one button: the ARIA menu pattern in the top layer. */
export function Menu({ label, items, children, className }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={children ? undefined : label}
        title={children ? undefined : t('More')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        className={classNames(
          'inline-flex items-center justify-center rounded-control transition hover:bg-sunk aria-expanded:bg-sunk',
          children ? '' : 'size-8 text-quiet hover:text-ink pointer-coarse:size-11',
          className,
        )}
      >
        {children ?? <Ellipsis aria-hidden="true" size={18} />}
      </button>
      {isOpen && (
        <MenuList
          id={id}
          label={label}
          items={items}
          anchor={button.current}
          onLeave={() => setOpen(false)}
          onClose={close}
        />
      )}
    </>
  );
}

type ListProps = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  anchor: HTMLButtonElement | null;
  /** Called when the focus has moved elsewhere. */
  onLeave: () => void;
  onClose: () => void;
};

function MenuList({ id, label, items, anchor, onLeave, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !anchor) return;
    element.showPopover();
    const { top, bottom, left, right } = anchor.getBoundingClientRect();
    const width = element.offsetWidth;
    // Aligned with the end of its button.
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const start = isRightToLeft ? Math.min(left, window.innerWidth - width - 8) : right - width;
    const isUp = window.innerHeight - bottom < element.offsetHeight + GAP && top > window.innerHeight - bottom;
    Object.assign(element.style, {
      left: `${Math.max(8, start)}px`,
      top: isUp ? 'auto' : `${bottom + GAP}px`,
      bottom: isUp ? `${window.innerHeight - top + GAP}px` : 'auto',
    });
    itemsOf(element)[0]?.focus({ preventScroll: true });
  }, [anchor]);
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node)) return;
      if (!list.current?.contains(event.target) && !anchor?.contains(event.target)) leave.current();
    };
    // It does not move with the button, so it closes on scroll.
    const scroll = () => leave.current();
    document.addEventListener('pointerdown', press);
    window.addEventListener('scroll', scroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', press);
      window.removeEventListener('scroll', scroll, { capture: true });
    };
  }, [anchor]);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = itemsOf(list.current);
    const to = itemAfter(event.key, all.indexOf(document.activeElement as HTMLElement), all);
    event.stopPropagation();
    if (event.key === 'Tab') onClose();
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Escape' && !to) return;
    event.preventDefault();
    to?.focus();
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClickCapture={() => swallowSecondClick()}
      className="inset-auto m-0 min-w-44 rounded-card border border-hairline bg-raised p-1 text-ink shadow-card"
    >
      {items.map((item) => (
        // A stable key, because the label may change while the item has the focus.
        <MenuLine key={'staysOpen' in item && item.staysOpen ? 'stays' : item.label} item={item} onClose={onClose} />
      ))}
    </div>
  );
}

/** Excludes items of submenus. */
function itemsOf(list: HTMLElement | null): HTMLElement[] {
  const all = list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [];
  // Some items are only visible on narrow screens.
  return [...all].filter((item) => item.closest('[role=menu]') === list && item.checkVisibility());
}

/** Arrow keys wrap around, Home and End go to the ends, a letter to the next item that begins with it. */
function itemAfter(key: string, at: number, all: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement) => item.textContent?.toLowerCase().startsWith(key.toLowerCase());
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins);
}
