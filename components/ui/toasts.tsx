'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { listenTo } from '@/lib/listeners';
import { barBoxes, controlsIn, freePlace, liftAbove, onBarsChanged, PLACES, type Place } from './bars';
import { classNames } from './class-names';

/** `about`: topics; older toasts on the same topics are replaced. Defaults to the text. */
type Show = (text: string, action?: ToastAction, about?: readonly string[]) => void;
type Drop = (about: readonly string[]) => void;
const ShowToast = createContext<Show>(() => {});
const DropToasts = createContext<Drop>(() => {});

const VISIBLE_MS = 4000;
/** Toasts with an action stay long enough to read, decide and reach it. The timer pauses on hover and focus. */
const VISIBLE_WITH_ACTION_MS = 20_000;
/** Focuses the action of a toast from anywhere on the page; pressed again, or with Escape, goes back. */
const FOCUS_KEY = 'F8';

/** Shows a short confirmation ("Copied"). Never the only place for an error or an undo. */
export function useToast(): Show {
  return useContext(ShowToast);
}

/** Removes toasts by topic when there is nothing left to undo. */
export function useDropToasts(): Drop {
  return useContext(DropToasts);
}

// Not `sonner`: it writes a style element without a nonce, which our CSP blocks and reports.
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const hide = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const show = useCallback<Show>((text, action, about = [text]) => {
    setShown((before) => withToast(before, { id: performance.now(), text, action, about }));
  }, []);
  const drop = useCallback<Drop>((about) => setShown((before) => withoutToasts(before, about)), []);
  const goBack = useFocusByKey(box);
  const isEmpty = shown.length === 0;
  const place = useFreePlace(box, shown);
  // Elements that are removed while hovered or focused fire no leave or blur event.
  useEffect(() => {
    if (!isEmpty) return;
    setHovered(false);
    setFocused(false);
  }, [isEmpty]);
  return (
    <>
      <ShowToast value={show}>
        <DropToasts value={drop}>{children}</DropToasts>
      </ShowToast>
      {/* Above the bars; on wide pages in the corner, unless there are controls. */}
      <div
        ref={box}
        data-place={place}
        role="status"
        aria-atomic="false"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--lift,0px)+1rem)] z-50 mx-auto flex w-fit flex-col items-center gap-2 data-[place=top]:top-[calc(var(--shell)+0.5rem)] data-[place=top]:bottom-auto lg:bottom-[calc(var(--lift,0px)+1.5rem)] lg:max-w-md lg:data-[place=end]:start-auto lg:data-[place=end]:end-6 lg:data-[place=end]:mx-0 lg:data-[place=end]:items-end lg:data-[place=start]:start-6 lg:data-[place=start]:end-auto lg:data-[place=start]:mx-0 lg:data-[place=start]:items-start print:hidden"
      >
        {shown.map((toast) => (
          <Toast key={toast.id} {...toast} isHeld={isHovered || isFocused} onHide={hide} onGoBack={goBack} />
        ))}
      </div>
    </>
  );
}

/** The space between the notifications and a bar below them, in CSS pixels. */
const SPACE = 12;

/**
 * Above the bars, where the notifications hide the least of the controls. Chosen when they, the bars or the window
 * change, and not otherwise, because one that moves while it is read is worse.
 */
function useFreePlace(box: React.RefObject<HTMLElement | null>, shown: readonly ShownToast[]): Place {
  const [place, setPlace] = useState<Place>('end');
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || shown.length === 0) return;
    const put = () => {
      const bars = barBoxes(SPACE);
      const places = PLACES.map((each) => {
        element.dataset.place = each;
        element.style.setProperty('--lift', '0px');
        const lift = each === 'top' ? 0 : liftAbove(element.getBoundingClientRect(), bars);
        element.style.setProperty('--lift', `${lift}px`);
        return { each, lift, box: element.getBoundingClientRect() };
      });
      const boxes = Object.fromEntries(places.map((one) => [one.each, one.box])) as Record<Place, DOMRect>;
      const free = freePlace(boxes, controlsIn(document, element));
      element.dataset.place = free;
      element.style.setProperty('--lift', `${places.find(({ each }) => each === free)?.lift ?? 0}px`);
      setPlace(free);
    };
    put();
    const unsubscribe = onBarsChanged(put);
    const stop = listenTo(window, 'resize', put);
    return () => {
      unsubscribe();
      stop();
    };
  }, [box, shown]);
  return place;
}

type ToastProps = ShownToast & { isHeld: boolean; onHide: (id: number) => void; onGoBack: () => void };

/** Hides itself, but not while it or another toast is hovered or focused. */
function Toast({ id, text, action, isHeld, onHide, onGoBack }: ToastProps) {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onHide(id), action ? VISIBLE_WITH_ACTION_MS : VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [id, action, isHeld, onHide]);
  return (
    <div
      className={classNames(
        'appear flex max-w-full items-center gap-4 rounded-control bg-ink px-4 py-2.5 text-14 text-paper shadow-card',
        action && 'pointer-events-auto',
      )}
    >
      <p className="min-w-0 wrap-anywhere">{text}</p>
      {action && (
        <button
          type="button"
          // The text distinguishes several Undo buttons.
          aria-label={`${action.label}: ${text}`}
          aria-keyshortcuts={FOCUS_KEY}
          title={FOCUS_KEY}
          onClick={() => {
            onHide(id);
            action.act();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            onGoBack();
            onHide(id);
          }}
          className="-my-1.5 -me-2 min-h-8 shrink-0 rounded-control px-2 font-semibold underline underline-offset-4 focus-visible:outline-paper pointer-coarse:min-h-11"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/**
 * The key focuses the newest action, then the earlier ones, then the element that had the focus before; returns a
 * function that goes back.
 */
function useFocusByKey(box: React.RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  const goBack = useCallback(() => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== FOCUS_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      const buttons = [...(box.current?.querySelectorAll('button') ?? [])].reverse();
      if (buttons.length === 0) return;
      event.preventDefault();
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
      if (at < 0) before.current = document.activeElement;
      const next = buttons[at + 1];
      if (next) next.focus();
      else goBack();
    };
    return listenTo(document, 'keydown', onKeyDown);
  }, [box, goBack]);
  return goBack;
}

/** The action of a toast, usually Undo. */
export type ToastAction = { label: string; act: () => void };

export type ShownToast = {
  id: number;
  text: string;
  action?: ToastAction;
  /** The toast's topics, e.g. "run:1"; never empty. */
  about: readonly string[];
};

const MAX_TOASTS = 3;

/** Adds a toast and keeps the latest three. Removes its topics from the older ones. */
export function withToast(before: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  return [...withoutToasts(before, toast.about), toast].slice(-MAX_TOASTS);
}

/** Removes topics; a toast without topics left is removed, with its Undo. */
export function withoutToasts(before: readonly ShownToast[], gone: readonly string[]): readonly ShownToast[] {
  const names = new Set(gone);
  return before.flatMap((toast) => {
    const about = toast.about.filter((name) => !names.has(name));
    return about.length === 0 ? [] : { ...toast, about };
  });
}
