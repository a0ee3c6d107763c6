'use client';

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Shown = { id: number; text: string };
const ShowToast = createContext<(text: string) => void>(() => {});

const STAYS_MS = 4000;

/** Says that something was done ("Copied"). Never the only place where an error stands. */
export function useToast(): (text: string) => void {
  return useContext(ShowToast);
}

// Not `sonner`: it writes a style element without a nonce, which our content security policy refuses and reports.
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const show = useCallback((text: string) => {
    const id = performance.now();
    setShown((before) => [...before.slice(-2), { id, text }]);
    setTimeout(() => setShown((before) => before.filter((toast) => toast.id !== id)), STAYS_MS);
  }, []);
  return (
    <>
      <ShowToast value={show}>{children}</ShowToast>
      <div
        role="status"
        className="pointer-events-none fixed bottom-20 left-1/2 z-50 flex -translate-x-1/2 flex-col gap-2 lg:bottom-6"
      >
        {shown.map(({ id, text }) => (
          <p key={id} className="appear rounded-control bg-ink px-4 py-2.5 text-14 text-paper shadow-card">
            {text}
          </p>
        ))}
      </div>
    </>
  );
}
