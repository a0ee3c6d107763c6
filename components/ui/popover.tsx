'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { listenTo, onPressOutside } from '@/lib/listeners';
import { classNames } from './class-names';

type Props = {
  /** The popover's accessible name. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button's content; its text is the accessible name. */
  face: ReactNode;
  className?: string;
  popoverClassName?: string;
  /** Selector of an ancestor that sets the popover's width. */
  widthOf?: string;
  /** The button's tooltip. */
  title?: string | undefined;
  buttonId?: string;
  children: ReactNode;
};

const GAP = 8;
const MARGIN = 8;
const MAX_HEIGHT = 640;

/**
 * A button with a popover of controls. Opening moves the focus in, Escape returns it, and leaving the popover closes
 * it. It follows its button in the DOM and is shown in the top layer, so that nothing clips it.
 */
export function PopoverButton(props: Props) {
  const { label, open, onOpenChange, face, className, popoverClassName, widthOf, title, buttonId, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        title={title}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          onOpenChange(true);
        }}
        className={className}
      >
        {face}
      </button>
      {open && (
        <Popover
          id={id}
          label={label}
          anchor={button.current}
          widthOf={widthOf}
          className={popoverClassName}
          onLeave={() => onOpenChange(false)}
          onClose={() => {
            onOpenChange(false);
            button.current?.focus();
          }}
        >
          {children}
        </Popover>
      )}
    </>
  );
}

type PopoverProps = {
  id: string;
  label: string;
  anchor: HTMLButtonElement | null;
  widthOf?: string;
  className?: string;
  /** Called when the focus has moved elsewhere. */
  onLeave: () => void;
  onClose: () => void;
  children: ReactNode;
};

function Popover({ id, label, anchor, widthOf, className, onLeave, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.showPopover();
    const stop = keepPlaced(element, anchor, widthOf);
    element.focus({ preventScroll: true });
    // Controls may still be loading: the first one takes the focus when it arrives.
    const enter = () => document.activeElement === element && firstControl(element)?.focus({ preventScroll: true });
    enter();
    const arrivals = new MutationObserver(enter);
    arrivals.observe(element, { childList: true, subtree: true });
    return () => {
      stop();
      arrivals.disconnect();
    };
  }, [anchor, widthOf]);
  useEffect(() => {
    const stop = onPressOutside([box.current, anchor], () => leave.current());
    // If the focused control was removed, the body has the focus.
    const stopKeys = listenTo(document, 'keydown', ({ key }) => {
      if (key === 'Escape' && document.activeElement === document.body) close.current();
    });
    return () => {
      stop();
      stopKeys();
    };
  }, [anchor]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // `relatedTarget` is null when a focused control is removed or the window loses focus.
    if (!relatedTarget || currentTarget.contains(relatedTarget) || anchor?.contains(relatedTarget)) return;
    onLeave();
  };
  return (
    <div
      ref={box}
      id={id}
      role="dialog"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className={classNames(
        'fixed inset-auto m-0 overflow-y-auto rounded-card border border-hairline bg-raised text-ink shadow-card outline-none',
        className,
      )}
    >
      {children}
    </div>
  );
}

const LIST_GAP = 4;

type DropDownProps = {
  /** The element it is placed at. */
  anchor: RefObject<HTMLElement | null>;
  className: string;
  children: ReactNode;
};

/**
 * A list below its field, or above it if there is more room. It follows its field in the DOM and is shown in the top
 * layer, so that no scroll container clips it.
 */
export function DropDown({ anchor, className, children }: DropDownProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [list, field] = [element.current, anchor.current];
    if (!list || !field) return;
    list.showPopover();
    const place = () => {
      const { top, bottom, left, width } = field.getBoundingClientRect();
      const [above, below] = [top, window.innerHeight - bottom];
      // Set before its height is measured.
      list.style.width = `max(${width}px, min(22rem, 100vw - 2rem))`;
      const isUp = below < list.offsetHeight + LIST_GAP + MARGIN && above > below;
      const furthest = document.documentElement.clientWidth - list.offsetWidth - MARGIN;
      Object.assign(list.style, {
        top: isUp ? 'auto' : `${bottom + LIST_GAP}px`,
        bottom: isUp ? `${window.innerHeight - top + LIST_GAP}px` : 'auto',
        left: `${Math.max(MARGIN, Math.min(left, furthest))}px`,
      });
    };
    return whileMoved(place, [list, field]);
  }, [anchor]);
  return (
    // Focusable, so that a press between options does not blur the field.
    <div ref={element} popover="manual" tabIndex={-1} className={className}>
      {children}
    </div>
  );
}

/** Places a popover above or below its button, wherever there is more room, until the returned function is called. */
function keepPlaced(element: HTMLElement, anchor: HTMLElement | null, widthOf?: string): () => void {
  if (!anchor) return () => {};
  const place = () => {
    const { top, bottom, left, right } = anchor.getBoundingClientRect();
    const frame = widthOf ? anchor.closest(widthOf)?.getBoundingClientRect() : undefined;
    if (frame) element.style.width = `${frame.width}px`;
    const [above, below] = [top - GAP - MARGIN, window.innerHeight - bottom - GAP - MARGIN];
    element.style.maxHeight = `${Math.min(MAX_HEIGHT, Math.max(above, below))}px`;
    const isUp = below < element.offsetHeight && above > below;
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const start = frame?.left ?? (isRightToLeft ? right - element.offsetWidth : left);
    const furthest = document.documentElement.clientWidth - element.offsetWidth - MARGIN;
    Object.assign(element.style, {
      left: `${Math.max(MARGIN, Math.min(start, furthest))}px`,
      top: isUp ? 'auto' : `${bottom + GAP}px`,
      bottom: isUp ? `${window.innerHeight - top + GAP}px` : 'auto',
    });
  };
  return whileMoved(place, [element]);
}

/** Calls `place` now and whenever one of the elements or the page moves or is resized, until the returned function is called. */
function whileMoved(place: () => void, elements: readonly HTMLElement[]): () => void {
  place();
  const sizes = new ResizeObserver(place);
  for (const element of elements) sizes.observe(element);
  // Capture, to catch the scrolling of ancestors.
  const stop = listenTo(window, ['resize', 'scroll'], place, { capture: true, passive: true });
  return () => {
    sizes.disconnect();
    stop();
  };
}

function firstControl(element: HTMLElement): HTMLElement | undefined {
  const controls = [...element.querySelectorAll<HTMLElement>('button, input, select, textarea, a[href]')];
  return controls.find((control) => control.tabIndex >= 0 && !control.matches(':disabled'));
}
