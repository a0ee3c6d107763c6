'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { type ShownToast, type ToastAction, withoutToasts, withToast } from './toast-list';

/** `about`: what it tells of; older ones about the same go. Left out, it is the words themselves. */
type Show = (text: string, action?: ToastAction, about?: readonly string[]) => void;
type Drop = (about: readonly string[]) => void;
const ShowToast = createContext<Show>(() => {});
const DropToasts = createContext<Drop>(() => {});

const STAYS_MS = 4000;
/** With something to press: long enough to read, decide and reach it. It waits while one is at it. */
const STAYS_WITH_ACTION_MS = 20_000;
/** Goes to what can be pressed, from anywhere on the page; again, or Escape, goes back. */
const KEY = 'F8';

/** Says that something was done ("Copied"). Never the only place where an error, or a way back, stands. */
export function useToast(): Show {
  return useContext(ShowToast);
}

/** Takes away what was said of these: there is nothing to undo any more. */
export function useDropToasts(): Drop {
  return useContext(DropToasts);
}

// Not `sonner`: it writes a style element without a nonce, which our content security policy refuses and reports.
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
  // What goes away while one is at it takes its leave without saying so.
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
      {/* On a wide page in the corner, where the composer shows its preview and a list the end of its rows. */}
      <div
        ref={box}
        role="status"
        aria-atomic="false"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot,0px)+1.5rem)] z-50 mx-auto flex w-fit flex-col items-center gap-2 lg:start-auto lg:end-6 lg:bottom-6 lg:mx-0 lg:max-w-md lg:items-end print:hidden"
      >
        {shown.map((toast) => (
          <Toast key={toast.id} {...toast} isHeld={isHovered || isFocused} onHide={hide} onGoBack={goBack} />
        ))}
      </div>
    </>
  );
}

type ToastProps = ShownToast & { isHeld: boolean; onHide: (id: number) => void; onGoBack: () => void };

/** Goes by itself, but not while one points at it, or at its neighbours, or has the focus in them. */
function Toast({ id, text, action, isHeld, onHide, onGoBack }: ToastProps) {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onHide(id), action ? STAYS_WITH_ACTION_MS : STAYS_MS);
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
          // Two of them are told apart by what they take back.
          aria-label={`${action.label}: ${text}`}
          aria-keyshortcuts={KEY}
          title={KEY}
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

/** The key goes to the newest button, then to the ones before it, then back to where one was; gives the way back. */
function useFocusByKey(box: React.RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  const goBack = useCallback(() => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      const buttons = [...(box.current?.querySelectorAll('button') ?? [])].reverse();
      if (buttons.length === 0) return;
      event.preventDefault();
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
      if (at < 0) before.current = document.activeElement;
      const next = buttons[at + 1];
      if (next) next.focus();
      else goBack();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box, goBack]);
  return goBack;
}
