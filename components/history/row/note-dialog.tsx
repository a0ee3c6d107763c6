'use client';

import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import type { RunSummary } from '@/lib/contract/composer';
import { LIMITS } from '@/lib/contract/limits';
import { t } from '@/lib/words/t';
import { LengthNote } from './title-field';
import { unsavedNotes, useUnsavedNote } from './unsaved-notes';

type Props = {
  run: Pick<RunSummary, 'id' | 'title' | 'note'> | null;
  /** Resolves to true once it is saved. */
  onSave: (note: string | null) => Promise<boolean>;
  onClose: () => void;
};

/** A private note on a run, which the search covers. Unsaved text is restored when the dialog opens again. */
export function NoteDialog({ run, onSave, onClose }: Props) {
  return (
    <Modal open={run !== null} onClose={onClose} title={t('Note')}>
      {run && <NoteForm key={run.id} run={run} onSave={onSave} onClose={onClose} />}
    </Modal>
  );
}

function NoteForm({ run, onSave, onClose }: Props & { run: NonNullable<Props['run']> }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const unsaved = useUnsavedNote(run);
  const [note, setNote] = useState(unsaved ?? run.note ?? '');
  const type = (text: string) => {
    setNote(text);
    unsavedNotes().keep(run, text);
  };
  // The button disappears with the text it clears.
  const clear = () => {
    type(run.note ?? '');
    field.current?.focus();
  };
  const kept = note.trim();
  const isTooLong = kept.length > LIMITS.additionalInstructions;
  const save = async () => {
    // A note that is too long stays in the field, with an error.
    if (isTooLong) return field.current?.focus();
    onClose();
    // A note that could not be saved is kept as unsaved text.
    if (kept === (run.note ?? '') || (await onSave(kept === '' ? null : kept))) unsavedNotes().forget(run.id, note);
  };
  return (
    <>
      <label htmlFor={id} className="mt-3 mb-1 block text-13 font-medium">
        {t('Note on “{title}”', { title: run.title || t('Untitled') })}
      </label>
      <textarea
        ref={field}
        id={id}
        value={note}
        rows={5}
        aria-describedby={`${id}-hint ${id}-length`}
        aria-invalid={isTooLong || undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && void save()}
        className="control resize-y"
      />
      <LengthNote id={`${id}-length`} length={kept.length} limit={LIMITS.additionalInstructions} />
      <p id={`${id}-hint`} className="mt-1 text-12 text-quiet">
        {t('Private note. Searchable.')}
      </p>
      <p role="status" className="mt-1 min-h-4 text-12 text-quiet">
        {unsaved !== null && t('Not saved yet. Kept on this device.')}
      </p>
      <DialogActions>
        {unsaved !== null && (
          <Button look="bare" onClick={clear}>
            {run.note ? t('Discard changes') : t('Clear')}
          </Button>
        )}
        <Button look="bare" onClick={onClose}>
          {t('Close')}
        </Button>
        <Button look="solid" aria-disabled={isTooLong} onClick={() => void save()}>
          {t('Save')}
        </Button>
      </DialogActions>
    </>
  );
}
