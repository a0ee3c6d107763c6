'use client';

import { NotebookPen, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRunChanges } from '@/components/data/use-run-changes';
import { FailedChange } from '@/components/history/failed-change';
import { NoteDialog } from '@/components/history/note-dialog';
import { StarButton } from '@/components/history/star-button';
import { TitleField } from '@/components/history/title-field';
import { useUnsavedNote } from '@/components/history/use-unsaved-note';
import { Button } from '@/components/ui/button';
import type { Run } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';
import { useRunCommands } from './use-run-commands';

/** What the run is called, with what one has added to it: a title of one's own, a star, a note. */
export function RunHeading({ run }: { run: Run }) {
  const changes = useRunChanges();
  const pencil = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'title' | 'note' | null>(null);
  const title = run.title || say('Untitled');
  const unsaved = useUnsavedNote(run);
  useRunCommands(run, { changes, onRename: () => setShown('title'), onNote: () => setShown('note') });
  const onTitle = (next: string | null, byKey: boolean) => {
    setShown(null);
    if (next !== null) void changes.change(run, { title: next });
    if (byKey) requestAnimationFrame(() => pencil.current?.focus());
  };
  return (
    <>
      <h1 className={shown === 'title' ? 'sr-only' : 'line-clamp-3 text-28 font-semibold wrap-anywhere'} dir="auto">
        {title}
      </h1>
      {shown === 'title' && <TitleField title={run.title} className="max-w-2xl text-20" onDone={onTitle} />}
      {/* What lies in the bin is taken out of it first. */}
      {run.deletedAt === null && (
        <div className="-ms-2 mt-1 flex flex-wrap items-center print:hidden">
          <StarButton isOn={run.star} title={title} onToggle={() => void changes.change(run, { star: !run.star })} />
          <Button ref={pencil} look="bare" size="small" onClick={() => setShown('title')}>
            <Pencil aria-hidden="true" size={14} /> {say('Rename')}
          </Button>
          <Button look="bare" size="small" onClick={() => setShown('note')}>
            <NotebookPen aria-hidden="true" size={14} /> {run.note ? say('Change the note') : say('Add a note')}
          </Button>
          {unsaved !== null && <span className="px-2 text-13 text-quiet">{say('Your note is not saved yet.')}</span>}
        </div>
      )}
      {run.note && (
        // The line stands where the page's lines begin, whatever the note's own direction is.
        <div className="mt-2 max-w-2xl border-s-2 border-edge ps-3">
          <p className="text-14 whitespace-pre-wrap wrap-anywhere" dir="auto">
            {run.note}
          </p>
        </div>
      )}
      <FailedChange failure={changes.failure} onClose={changes.clearFailure} className="mt-3" />
      <NoteDialog
        run={shown === 'note' ? run : null}
        onClose={() => setShown(null)}
        onSave={(note) => changes.change(run, { note })}
      />
    </>
  );
}
