'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { t } from '@/lib/words/t';
import { Button, CloseButton } from './button';
import { classNames } from './class-names';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Adds a close button in the corner, for content without actions. */
  corner?: boolean;
  /** Wide, for code and other long lines; `full`, for cards side by side. */
  wide?: boolean | 'full';
  children: ReactNode;
};

/**
 * A native dialog: it traps the focus, makes the rest inert and closes on Escape. Unlike library dialogs it writes no
 * style element, which our CSP would block.
 */
export function Modal({ open, onClose, title, corner = false, wide = false, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open) element.current?.close();
  }, [open]);
  // Restores the focus even if it unmounts while open.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      // `close` fires asynchronously. Ignore it if the dialog has been opened again, as in React's strict mode.
      onClose={() => {
        if (!element.current?.open) onClose();
      }}
      aria-labelledby={titleId}
      className={classNames(
        'm-auto rounded-card border border-hairline bg-raised p-6 text-ink shadow-card backdrop:bg-veil',
        wide === 'full' && 'w-[min(96vw,77.5rem)] max-w-none',
        wide === true && 'w-[min(48rem,calc(100vw-2rem))]',
        wide === false && 'w-[min(32rem,calc(100vw-2rem))]',
      )}
    >
      <h2 id={titleId} className={classNames('text-20 font-semibold', corner && 'pe-10')}>
        {title}
      </h2>
      {open && children}
      {/* Last in the DOM, so that the focus starts in the dialog's content. */}
      {open && corner && (
        <CloseButton
          iconSize={17}
          title={t('Close (Esc)')}
          onClick={onClose}
          className="absolute end-4 top-5 size-9 text-quiet hover:bg-sunk"
        />
      )}
    </dialog>
  );
}

/** The buttons of a dialog: in a row, or stacked on a phone, however long their labels. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:flex-col max-sm:items-stretch max-sm:[&>*]:py-2 max-sm:[&>*]:whitespace-normal">
      {children}
    </div>
  );
}

type ConfirmProps = Pick<Props, 'open' | 'onClose' | 'title' | 'children'> & {
  /** What the confirming button says. */
  action: string;
  onConfirm: () => void;
};

/** Asks before something that cannot simply be undone. */
export function ConfirmDialog({ children, action, onConfirm, ...modal }: ConfirmProps) {
  return (
    <Modal {...modal}>
      {children}
      <DialogActions>
        <Button onClick={modal.onClose}>{t('Cancel')}</Button>
        <Button look="solid" onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Modal>
  );
}
