'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';

type Props = { open: boolean; onClose: () => void; title: string; children: ReactNode };

/**
 * The platform's own dialog: it holds the focus, makes the rest inert and closes on Escape, and unlike the library
 * ones it writes no style element, which our content security policy refuses.
 */
export function Modal({ open, onClose, title, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open) element.current?.close();
  }, [open]);
  // One that goes away while it is open gives the focus back all the same.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      // The event comes late: of one that was opened again meanwhile, as React does while one develops, it is no news.
      onClose={() => {
        if (!element.current?.open) onClose();
      }}
      aria-labelledby={titleId}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-hairline bg-raised p-6 text-ink shadow-card backdrop:bg-veil"
    >
      <h2 id={titleId} className="text-20 font-semibold">
        {title}
      </h2>
      {open && children}
    </dialog>
  );
}
