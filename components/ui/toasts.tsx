'use client';

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { classNames } from './class-names';

/** The way back from what was done, beside the words that say so. */
export type ToastAction = { label: string; act: () => void };
type Shown = { id: number; text: string; action?: ToastAction };
type Show = (text: string, action?: ToastAction) => void;
const ShowToast = createContext<Show>(() => {});

const STAYS_MS = 4000;
/** With something to press: long enough to read, decide and reach it. */
const STAYS_WITH_ACTION_MS = 12_000;

/** Says that something was done ("Copied"). Never the only place where an error, or a way back, stands. */
export function useToast(): Show {
  return useContext(ShowToast);
}

// Not `sonner`: it writes a style element without a nonce, which our content security policy refuses and reports.
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const hide = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const show = useCallback<Show>(
    (text, action) => {
      const id = performance.now();
      setShown((before) => [...before.slice(-2), { id, text, action }]);
      setTimeout(() => hide(id), action ? STAYS_WITH_ACTION_MS : STAYS_MS);
    },
    [hide],
  );
  return (
    <>
      <ShowToast value={show}>{children}</ShowToast>
      <div
        role="status"
        className="pointer-events-none fixed bottom-20 left-1/2 z-50 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-col items-center gap-2 lg:bottom-6"
      >
        {shown.map(({ id, text, action }) => (
          <div
            key={id}
            className={classNames(
              'appear flex max-w-full items-center gap-4 rounded-control bg-ink px-4 py-2.5 text-14 text-paper shadow-card',
              action && 'pointer-events-auto',
            )}
          >
            <p className="min-w-0 wrap-anywhere">{text}</p>
            {action && (
              <button
                type="button"
                onClick={() => {
                  hide(id);
                  action.act();
                }}
                className="-my-1.5 -mr-2 min-h-8 shrink-0 rounded-control px-2 font-semibold underline underline-offset-4 focus-visible:outline-paper pointer-coarse:min-h-11"
              >
                {action.label}
              </button>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
