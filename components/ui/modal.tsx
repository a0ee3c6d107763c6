'use client';

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { say } from '@/lib/words/say';
import { classNames } from './class-names';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** For what one looks through rather than answers: it is closed in its corner. */
  corner?: boolean;
  children: ReactNode;
};

/**
 * The platform's own dialog: it holds the focus, makes the rest inert and closes on Escape, and unlike the library
 * ones it writes no style element, which our content security policy refuses.
 */
export function Modal({ open, onClose, title, corner = false, children }: Props) {
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
      <h2 id={titleId} className={classNames('text-20 font-semibold', corner && 'pe-10')}>
        {title}
      </h2>
      {open && children}
      {/* After the rest, so that the focus begins with what the dialog is for. */}
      {open && corner && (
        <button
          type="button"
          aria-label={say('Close')}
          title={say('Close (Esc)')}
          onClick={onClose}
          className="absolute end-4 top-5 grid size-9 place-items-center rounded-control text-quiet transition hover:bg-sunk hover:text-ink pointer-coarse:size-11"
        >
          <X aria-hidden="true" size={17} />
        </button>
      )}
    </dialog>
  );
}
