'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormSession } from '@/components/composer/form-session';
import { useDeskContext } from '@/components/drafts/desk-context';
import { openDraft } from '@/components/drafts/open-draft';
import { Button } from '@/components/ui/button';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import { filledDraft, type PastedNote, readPastedRequest } from '@/lib/composer/read-pasted-request';
import { say } from '@/lib/words/say';
import { PastedNoteLine } from './pasted-note';
import type { Left, Pasting } from './pasting';
import { withoutKeys } from './without-keys';

type Props = {
  dropped: Record<string, unknown> | null;
  pasting: Pasting | null;
  onPasting: (pasting: Pasting) => void;
};

/** The files that were filled in: the panel may be opened again. */
const taken = new WeakSet<object>();

/**
 * A box that begins a draft with what is pasted into it, and tells what it could not use. The draft before stays where
 * it was, and one can go back to it.
 */
export function PasteRequest({ dropped, pasting, onPasting }: Props) {
  const { getValues, reset } = useFormContext<Draft>();
  const { settings } = useFormSession();
  const { desk, device } = useDeskContext();
  const client = useQueryClient();
  const known = Object.values(settings?.wire ?? {}).filter((wire) => wire !== null);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const standing = (): Left => ({ id: desk.state().id, draft: structuredClone(getValues()) });
  /** A draft of its own; as a change to an empty one, so that it is kept. */
  const begin = (draft: Draft) => {
    desk.begin(emptyDraft(settings));
    reset(draft, { keepDefaultValues: true });
  };
  const fill = (pasted: string) => {
    const read = readPastedRequest(pasted, known);
    setFailure(read.ok ? null : read.message);
    setText(read.ok ? '' : withoutKeys(pasted));
    if (!read.ok) return;
    const before = standing();
    begin(filledDraft(read, before.draft));
    onPasting({ notes: read.notes, reaching: read.reaching, other: before, isUndone: false });
  };
  useEffect(() => {
    if (dropped === null || taken.has(dropped)) return;
    taken.add(dropped);
    fill(JSON.stringify(dropped));
  });
  const goBack = async () => {
    if (!pasting) return;
    const present = standing();
    const opened = await openDraft({ desk, device, client }, pasting.other.id);
    if (!opened.ok) begin(pasting.other.draft);
    onPasting({ ...pasting, other: present, isUndone: !pasting.isUndone });
  };
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <label htmlFor={id} className="block text-14 font-medium">
        {say('Paste a request')}
      </label>
      <p id={`${id}-hint`} className="mt-0.5 text-13 text-quiet">
        {say('A cURL command, JSON, or a link with settings. It fills a new draft at once; a key in it is left out.')}
      </p>
      <textarea
        id={id}
        rows={3}
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={failure !== null || undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          // Into the middle of something it is only a part.
          if (text !== '' || pasted.trim() === '') return;
          event.preventDefault();
          fill(pasted);
        }}
        className="control mt-2 resize-y font-mono text-13"
      />
      <p id={`${id}-error`} role="alert" className="mt-1 text-13 font-medium text-bad empty:hidden">
        {failure}
      </p>
      <Button
        size="small"
        className="mt-2"
        aria-disabled={text.trim() === ''}
        onClick={() => text.trim() && fill(text)}
      >
        {say('Fill a new draft')}
      </Button>
      <div role="status">
        {pasting && (
          <div className="mt-4 rounded-control bg-surface p-4 text-13">
            <p className="flex flex-wrap items-center justify-between gap-2 text-14 font-medium">
              {pasting.isUndone
                ? say('This is your draft from before.')
                : say('A new draft is filled with what you pasted. Yours is kept.')}
              <Button size="small" onClick={() => void goBack()}>
                {pasting.isUndone ? say('Take what was pasted after all') : say('Back to your draft')}
              </Button>
            </p>
            {!pasting.isUndone && (
              <>
                <Notes title={say('Check before you create the deck:')} notes={pasting.reaching} />
                <Notes title={say('To know about it:')} notes={pasting.notes} />
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Notes({ title, notes }: { title: string; notes: PastedNote[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <p className="mt-2 font-medium">{title}</p>
      <ul className="mt-1 text-quiet">
        {notes.map((note) => (
          <PastedNoteLine key={`${note.path} ${note.message}`} {...note} />
        ))}
      </ul>
    </>
  );
}
