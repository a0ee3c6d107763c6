import { NotebookPen } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { RunSummary } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { useUnsavedNote } from './use-unsaved-note';

type Props = { run: RunSummary; title: string; onOpen: () => void };

/** A link to the unsaved note of a run, if there is one. */
export function UnsavedMark({ run, title, onOpen }: Props) {
  return useUnsavedNote(run) === null ? null : <Mark title={title} onOpen={onOpen} />;
}

function Mark({ title, onOpen }: Omit<Props, 'run'>) {
  const button = useRef<HTMLButtonElement>(null);
  // Removed once the note is saved. The dialog has returned the focus to it, so the focus moves on to the title.
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
      aria-label={t('Note not saved: open note on {title}', { title })}
      onClick={onOpen}
      className="relative z-10 me-3 inline-flex -my-0.5 min-h-6 items-center gap-1 text-13 text-warn underline-offset-2 hover:underline pointer-coarse:-my-3 pointer-coarse:min-h-11"
    >
      <NotebookPen aria-hidden="true" size={12} />
      {t('Note not saved')}
    </button>
  );
}
