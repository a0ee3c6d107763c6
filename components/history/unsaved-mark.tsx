import { NotebookPen } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { RunSummary } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';
import { useUnsavedNote } from './use-unsaved-note';

type Props = { run: RunSummary; title: string; onOpen: () => void };

/** A note that was typed about the run and not saved, where there is one: the way back to it. */
export function UnsavedMark({ run, title, onOpen }: Props) {
  return useUnsavedNote(run) === null ? null : <Mark title={title} onOpen={onOpen} />;
}

function Mark({ title, onOpen }: Omit<Props, 'run'>) {
  const button = useRef<HTMLButtonElement>(null);
  // It goes once the note is saved, and the focus, which the dialog gave back to it, goes on to the title.
  useLayoutEffect(() => {
    const mark = button.current;
    return () => {
      if (mark === document.activeElement)
        mark?.closest('[data-row]')?.querySelector<HTMLElement>('[data-run]')?.focus();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      aria-label={say('Note not saved: open the note on {title}', { title })}
      onClick={onOpen}
      className="relative z-10 me-3 inline-flex min-h-6 items-center gap-1 text-13 text-warn underline-offset-2 hover:underline pointer-coarse:min-h-11"
    >
      <NotebookPen aria-hidden="true" size={12} />
      {say('Note not saved')}
    </button>
  );
}
