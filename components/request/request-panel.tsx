'use client';

import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useFormSession } from '@/components/composer/form-session';
import { useLiveDraft } from '@/components/composer/use-live-draft';
import { REQUEST_LANGUAGES } from '@/lib/composer/request-text';
import { toRequest } from '@/lib/composer/to-request';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { PasteRequest } from './paste-request';
import type { Pasting } from './pasting';
import { RequestNotes } from './request-notes';
import { RequestView } from './request-view';

type Props = {
  dropped: Record<string, unknown> | null;
  pasting: Pasting | null;
  onPasting: (pasting: Pasting) => void;
  onClose: () => void;
};

const SENT_WORDS = {
  practice: say('Exactly what Send would send to Practice, as the form stands now.'),
  live: say('Exactly what Send would send to the live service, in its own words, as the form stands now.'),
} satisfies Record<Target, string>;

/** Wide enough to have the form beside it. */
const WIDE = '(min-width: 64rem)';

/**
 * The request the form makes, live. Beside the form it is no modal, so that one sees it change; on a phone it covers
 * the form and holds the focus.
 */
export default function RequestPanel({ dropped, pasting, onPasting, onClose }: Props) {
  const draft = useLiveDraft();
  const { settings, target } = useFormSession();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open) return;
    if (window.matchMedia(WIDE).matches) dialog.show();
    else dialog.showModal();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // What is pressed here is not meant for the form around it: Ctrl + Enter would send.
    event.stopPropagation();
    if (event.key === 'Escape') element.current?.close();
  };
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-40 m-0 size-full max-h-none max-w-none overflow-y-auto bg-paper px-4 pb-8 text-ink lg:top-14 lg:start-auto lg:h-[calc(100dvh-3.5rem)] lg:w-[min(54vw,calc(100vw-32rem))] lg:px-8"
    >
      <div className="sticky top-0 z-10 -mx-4 flex items-center justify-between gap-4 bg-paper px-4 py-3 lg:-mx-8 lg:px-8">
        <h2 id={titleId} className="text-16 font-semibold">
          {say('Request')}
        </h2>
        <button
          type="button"
          aria-label={say('Close the request')}
          title={say('Close (Esc)')}
          onClick={() => element.current?.close()}
          className="grid size-9 place-items-center rounded-control text-quiet transition hover:bg-sunk hover:text-ink pointer-coarse:size-11"
        >
          <X aria-hidden="true" size={17} />
        </button>
      </div>
      <p className="mb-3 text-13 text-quiet">{SENT_WORDS[target]}</p>
      <RequestView
        written={{ operation: draft.operation, request: toRequest(draft) }}
        target={target}
        languages={REQUEST_LANGUAGES}
      />
      <RequestNotes draft={draft} limits={{ maxCards: settings?.maxCards[target], target }} />
      <PasteRequest dropped={dropped} pasting={pasting} onPasting={onPasting} />
    </dialog>
  );
}
