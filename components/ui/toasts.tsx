'use client';

import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Shown = { id: number; text: string };
const ShowToast = createContext<(text: string) => void>(() => {});

/** Says that something was done ("Copied"). Never the only place where an error stands. */
export function useToast(): (text: string) => void {
  return useContext(ShowToast);
}

// Not `sonner`: it writes a style element without a nonce, which our content security policy refuses and reports.
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const show = useCallback((text: string) => {
    setShown((before) => [...before.slice(-2), { id: (before.at(-1)?.id ?? 0) + 1, text }]);
  }, []);
  return (
    <Toast.Provider duration={3500} label="Notice">
      <ShowToast value={show}>{children}</ShowToast>
      {shown.map(({ id, text }) => (
        <Toast.Root
          key={id}
          onOpenChange={(open) => !open && setShown((before) => before.filter((toast) => toast.id !== id))}
          className="appear rounded-control bg-ink px-4 py-2.5 text-14 text-paper shadow-card"
        >
          <Toast.Description>{text}</Toast.Description>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed bottom-20 left-1/2 z-50 flex -translate-x-1/2 flex-col gap-2 lg:bottom-6" />
    </Toast.Provider>
  );
}
