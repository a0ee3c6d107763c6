'use client';

import { Button, CloseButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { t } from '@/lib/words/t';

export type PaneNoteContent = {
  said: string;
  isBad?: boolean;
  action?: { label: string; act: () => void };
  /**
   * The text that the note's action applies to. When the text changes, the note is removed, because the action would
   * discard the change.
   */
  holdsFor?: string;
};

/** What was just done to the text, with an undo action. It stays until it is dismissed. */
export function PaneNote({ note, onClose }: { note: PaneNoteContent | null; onClose: () => void }) {
  return (
    <div role="status" className="shrink-0">
      {note && (
        <div
          className={classNames(
            'appear flex items-center gap-3 border-t border-s-2 border-t-hairline bg-surface py-1.5 ps-4 pe-2 text-13 lg:ps-6',
            note.isBad ? 'border-s-bad' : 'border-s-ink',
          )}
        >
          <p className="min-w-0 flex-1 wrap-anywhere">{note.said}</p>
          {note.action && (
            <Button look="outline" size="small" onClick={note.action.act}>
              {note.action.label}
            </Button>
          )}
          <CloseButton name={t('Dismiss')} onClick={onClose} className="size-7 text-quiet hover:bg-sunk" />
        </div>
      )}
    </div>
  );
}
