'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { t } from '@/lib/words/t';
import { CloseButton } from './button';

/** Wide enough to show the form beside it. */
const WIDE = '(min-width: 64rem)';

type Props = {
  title: string;
  about?: string;
  /** Beside the close button. */
  action?: ReactNode;
  /** What has the focus at first; by default the first control. */
  focusFirst?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A panel about the form. Beside the form it is non-modal, so that changes are visible; on a phone it covers the form
 * and traps the focus.
 */
export function SidePanel({ title, about, action, focusFirst, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open) return;
    opener.current = document.activeElement;
    if (window.matchMedia(WIDE).matches) dialog.show();
    else dialog.showModal();
    focusFirst?.current?.focus();
  }, [focusFirst]);
  const close = () => {
    onClose();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed here must not reach the form: Enter in a field, or Ctrl + Enter, would submit it.
    event.stopPropagation();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    // Escape in a dialog above closes that one.
    const isOwn = event.target instanceof Element && event.target.closest('dialog') === element.current;
    if (event.key === 'Escape' && isOwn) element.current?.close();
  };
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      // React also reports the closing of a dialog inside.
      onClose={({ target }) => target === element.current && close()}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-40 m-0 flex size-full max-h-none max-w-none flex-col overflow-hidden bg-paper p-0 text-ink lg:top-(--shell) lg:start-auto lg:h-[calc(100dvh-var(--shell))] lg:w-[min(560px,calc(100vw-616px))] lg:border-s lg:border-hairline lg:shadow-card"
    >
      <div className="flex h-12 shrink-0 items-center gap-2 border-b border-hairline px-4 lg:px-6">
        <div className="flex min-w-0 flex-1 items-baseline gap-2">
          <h2 id={titleId} className="shrink-0 text-14 font-semibold">
            {title}
          </h2>
          {about && <p className="truncate text-13 text-quiet">{about}</p>}
        </div>
        {action}
        <CloseButton
          iconSize={17}
          title={t('Close (Esc)')}
          onClick={() => element.current?.close()}
          className="-me-2 size-9 text-quiet hover:bg-sunk"
        />
      </div>
      {children}
    </dialog>
  );
}
