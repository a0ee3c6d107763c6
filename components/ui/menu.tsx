'use client';

import { Check, Ellipsis } from 'lucide-react';
import Link from 'next/link';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isMac, keyWords } from '@/components/commands/command-registry';
import { listenTo, onPressOutside } from '@/lib/listeners';
import { t } from '@/lib/words/t';
import { classNames } from './class-names';
import { type MenuFile, MenuFiles } from './menu-files';

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
    const close = () => leave.current();
    const stop = onPressOutside([list.current, anchor], close);
    // It does not move with the button, so it closes on scroll.
    const stopScroll = listenTo(window, 'scroll', close, { capture: true, passive: true });
    return () => {
      stop();
      stopScroll();
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

type MenuFace = {
  label: string;
  icon: ReactNode;
  keys?: string;
  /** A second line under the label. */
  detail?: string;
  /** Shown at the end of the line, e.g. a file's format. */
  note?: string;
  /** Deletes something. */
  isDanger?: boolean;
  /** Drawn with a line above it. */
  startsGroup?: boolean;
  /** Only shown on narrow screens; wider ones have a separate button. */
  isNarrowOnly?: boolean;
  className?: string;
};

/** Without an action or a link the item is text; with `isChosen` it is a radio item. */
export type MenuItem = MenuFace &
  (
    | { act?: () => void; isChosen?: boolean; staysOpen?: boolean; href?: undefined; files?: undefined }
    | { href: string; download?: boolean; files?: undefined }
    | { files: readonly MenuFile[]; href?: undefined }
  );

const LINE =
  'flex min-h-9 w-full items-center gap-3 rounded-control px-3 text-start text-14 outline-none focus:bg-sunk hover:bg-sunk pointer-coarse:min-h-11';
/** A hairline in the space between two groups. */
const GROUP_LINE =
  'relative mt-[9px] before:absolute before:inset-x-0 before:-top-[5px] before:border-t before:border-hairline before:content-[""]';

/** One line of a menu: an action, a choice, a link, a download, or files in a second menu. */
function MenuLine({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const className = classNames(
    LINE,
    item.isDanger && 'text-bad',
    item.startsGroup && GROUP_LINE,
    item.isNarrowOnly && 'sm:hidden',
    item.detail && 'py-2',
    item.className,
  );
  const face = <Face item={item} />;
  if (item.files)
    return <MenuFiles label={item.label} face={face} className={className} files={item.files} onDone={onClose} />;
  if (item.href !== undefined && item.download)
    return (
      <a role="menuitem" tabIndex={-1} href={item.href} download onClick={onClose} className={className}>
        {face}
      </a>
    );
  if (item.href !== undefined)
    return (
      <Link role="menuitem" tabIndex={-1} href={item.href} className={className}>
        {face}
      </Link>
    );
  return (
    <button
      type="button"
      {...(item.isChosen === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': item.isChosen })}
      aria-disabled={item.act === undefined || undefined}
      tabIndex={-1}
      className={classNames(className, item.act === undefined && 'cursor-default')}
      onClick={() => {
        if (!item.act) return;
        if (!item.staysOpen) onClose();
        item.act();
      }}
    >
      {face}
      {item.isChosen && <Check aria-hidden="true" size={16} className="ms-auto shrink-0" />}
    </button>
  );
}

function Face({ item }: { item: MenuItem }) {
  return (
    <>
      <span className={item.isDanger ? undefined : 'text-quiet'}>{item.icon}</span>
      <span className="min-w-0">
        {item.label}
        {item.detail && <span className="block text-12 text-quiet">{item.detail}</span>}
      </span>
      {item.note && <span className="ms-auto ps-4 text-13 text-quiet tabular-nums">{item.note}</span>}
      {item.keys && (
        <kbd className="ms-auto ps-4 font-mono text-12 text-quiet pointer-coarse:hidden">
          {keyWords(item.keys, isMac())}
        </kbd>
      )}
    </>
  );
}

/**
 * Call after a click that removes its target: the second click of a double click must not reach the element below. A
 * new click is let through.
 */
export function swallowSecondClick(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = document,
): void {
  const onMouseEvent = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') {
      stop();
    }
  };
  const stop = listenTo(page, ['mousedown', 'click'], onMouseEvent, { capture: true });
}
