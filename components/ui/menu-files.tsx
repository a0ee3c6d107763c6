'use client';

import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names';

/** A file to download; `note` is its format. */
export type MenuFile = { label: string; note: string; href: string };

type Props = {
  label: string;
  face: ReactNode;
  className: string;
  files: readonly MenuFile[];
  /** Called when a file was selected. */
  onDone: () => void;
};

/** The menus overlap slightly, so that the pointer can move between them without leaving both. */
const GAP = -2;

/** A menu item with a submenu: ArrowRight opens it, ArrowLeft and Escape close it. */
export function MenuFiles({ label, face, className, files, onDone }: Props) {
  const line = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    line.current?.focus();
  };
  return (
    // Closes when pointer or focus leave it.
    <div
      role="none"
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <button
        ref={line}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={classNames(className, isOpen && 'bg-sunk')}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          const opensSubmenu = event.key === (isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight');
          if (!opensSubmenu) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {face}
        <ChevronRight aria-hidden="true" size={14} className="ms-auto text-quiet rtl:-scale-x-100" />
      </button>
      {isOpen && <FileList label={label} files={files} anchor={line.current} onBack={close} onDone={onDone} />}
    </div>
  );
}

type ListProps = Pick<Props, 'label' | 'files' | 'onDone'> & { anchor: HTMLElement | null; onBack: () => void };

function FileList({ label, files, anchor, onBack, onDone }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !anchor) return;
    element.showPopover();
    const { top, left, right } = anchor.getBoundingClientRect();
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    // Beside the item if there is room, else over it.
    const after = right + GAP + width <= window.innerWidth ? right + GAP : Math.max(8, left - width - GAP);
    const before = left - GAP - width >= 8 ? left - GAP - width : Math.min(right + GAP, window.innerWidth - width - 8);
    Object.assign(element.style, {
      left: `${Math.max(8, isRightToLeft(anchor) ? before : after)}px`,
      top: `${Math.max(8, Math.min(top - 5, window.innerHeight - height - 8))}px`,
    });
  }, [anchor]);
  useEffect(() => {
    // A pointer that only passes over the item must not move the focus.
    if (document.activeElement === anchor) list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [anchor]);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLAnchorElement);
    const closesSubmenu = anchor !== null && event.key === (isRightToLeft(anchor) ? 'ArrowRight' : 'ArrowLeft');
    if (event.key === 'Tab') return;
    event.stopPropagation();
    if (event.key === 'Enter') return;
    event.preventDefault();
    if (event.key === 'Escape' || closesSubmenu) return onBack();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) all.at((at + step) % all.length)?.focus();
  };
  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="inset-auto m-0 min-w-44 rounded-card border border-hairline bg-raised p-1 text-ink shadow-card"
    >
      {files.map(({ label: name, note, href }) => (
        <a
          key={href}
          role="menuitem"
          tabIndex={-1}
          href={href}
          download
          onClick={onDone}
          className="flex min-h-9 w-full items-center gap-6 rounded-control px-3 text-14 outline-none hover:bg-sunk focus:bg-sunk pointer-coarse:min-h-11"
        >
          {name}
          <span className="ms-auto text-12 text-quiet">{note}</span>
        </a>
      ))}
    </div>
  );
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
