'use client';

import { useUnsavedNote } from '@/components/history/use-unsaved-note';
import { Button } from '@/components/ui/button';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';

/** The private note on a run. `onEdit` null: read-only, as in the trash. */
export function RunNote({ run, onEdit }: { run: Run; onEdit: (() => void) | null }) {
  const unsaved = useUnsavedNote(run);
  return (
    <div className="space-y-2 text-13">
      {run.note && (
        <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
          {run.note}
        </p>
      )}
      {!run.note && <p className="text-quiet">{t('Private note. Searchable.')}</p>}
      {unsaved !== null && <p className="text-warn">{t('Your note isn’t saved yet.')}</p>}
      {onEdit && (
        <Button size="small" aria-haspopup="dialog" onClick={onEdit} className="print:hidden">
          {run.note ? t('Edit note') : t('Add note')}
        </Button>
      )}
    </div>
  );
}
