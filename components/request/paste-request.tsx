'use client';

import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { Draft } from '@/lib/composer/draft';
import { filledDraft, readPastedRequest } from '@/lib/composer/read-pasted-request';
import { PastedNoteLine } from './pasted-note';
import type { Pasting } from './pasting';
import { withoutKeys } from './without-keys';

type Props = { pasting: Pasting | null; onPasting: (pasting: Pasting) => void };

/** A box that fills the form from what is pasted into it, tells what it could not use, and can be undone. */
export function PasteRequest({ pasting, onPasting }: Props) {
  const { getValues, reset } = useFormContext<Draft>();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const fill = (pasted: string) => {
    const read = readPastedRequest(pasted);
    setFailure(read.ok ? null : read.message);
    setText(read.ok ? '' : withoutKeys(pasted));
    if (!read.ok) return;
    const before = structuredClone(getValues());
    reset(filledDraft(read, before), { keepDefaultValues: true });
    onPasting({ notes: read.notes, other: before, isUndone: false });
  };
  const swap = () => {
    if (!pasting) return;
    const present = structuredClone(getValues());
    reset(pasting.other, { keepDefaultValues: true });
    onPasting({ ...pasting, other: present, isUndone: !pasting.isUndone });
  };
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <label htmlFor={id} className="block text-14 font-medium">
        Paste a request
      </label>
      <p id={`${id}-hint`} className="mt-0.5 text-13 text-quiet">
        A cURL command, JSON, or a link with settings. It fills the form at once; a key in it is left out.
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
        Fill the form
      </Button>
      <div role="status">
        {pasting && (
          <div className="mt-4 rounded-control bg-surface p-4 text-13">
            <p className="flex flex-wrap items-center justify-between gap-2 text-14 font-medium">
              {pasting.isUndone ? 'The form is as it was before.' : 'The form is filled with what you pasted.'}
              <Button size="small" onClick={swap}>
                {pasting.isUndone ? 'Take what was pasted after all' : 'Undo'}
              </Button>
            </p>
            {!pasting.isUndone && pasting.notes.length > 0 && (
              <>
                <p className="mt-2 font-medium">To know about it:</p>
                <ul className="mt-1 text-quiet">
                  {pasting.notes.map((note) => (
                    <PastedNoteLine key={`${note.path} ${note.message}`} {...note} />
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
