'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Modal } from '@/components/ui/modal';
import type { RunSummary } from '@/lib/contract/composer';
import { LIMITS } from '@/lib/contract/limits';
import { say } from '@/lib/words/say';

type Props = {
  run: Pick<RunSummary, 'id' | 'title' | 'note'> | null;
  onSave: (note: string | null) => void;
  onClose: () => void;
};

/** A few words of one's own about a run; the search finds them too. */
export function NoteDialog({ run, onSave, onClose }: Props) {
  return (
    <Modal open={run !== null} onClose={onClose} title={say('Note')}>
      {run && <NoteForm key={run.id} run={run} onSave={onSave} onClose={onClose} />}
    </Modal>
  );
}

function NoteForm({ run, onSave, onClose }: Props & { run: NonNullable<Props['run']> }) {
  const id = useId();
  const [note, setNote] = useState(run.note ?? '');
  const save = () => {
    const kept = note.trim();
    if (kept !== (run.note ?? '')) onSave(kept === '' ? null : kept);
    onClose();
  };
  return (
    <>
      <label htmlFor={id} className="mt-3 mb-1 block text-13 font-medium">
        {say('On “{title}”', { title: run.title || say('Untitled') })}
      </label>
      <textarea
        id={id}
        value={note}
        rows={5}
        maxLength={LIMITS.additionalInstructions}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && save()}
        className="control resize-y"
      />
      <p id={`${id}-hint`} className="mt-1 text-12 text-quiet">
        {say('For yourself: it is never sent. The search finds it.')}
      </p>
      <DialogActions>
        <Button look="bare" onClick={onClose}>
          {say('Cancel')}
        </Button>
        <Button look="solid" onClick={save}>
          {say('Save')}
        </Button>
      </DialogActions>
    </>
  );
}
