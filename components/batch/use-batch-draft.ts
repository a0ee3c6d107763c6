import { useState } from 'react';
import type { DeskState } from '@/components/drafts/desk-state';
import type { BatchTable } from '@/lib/batch/batch-template';

/** The table of a draft. `pasted`: rows that are not used yet. */
export type BatchDraft = { batch: BatchTable | null; pasted: string };

const STORAGE_KEY = 'cardwright.batch';
const NONE: BatchDraft = { batch: null, pasted: '' };

/**
 * The table of the open draft. Stored for this tab, so that it survives a reload and other pages; a table too large for
 * that lives as long as the form. A tab has one table: that of another draft replaces it.
 */
export function useBatchDraft({ id, opened }: Pick<DeskState, 'id' | 'opened'>) {
  const [held, setHeld] = useState({ ...NONE, opened: 0 });
  if (held.opened !== opened) setHeld({ ...readBatch(id), opened });
  const change = (changes: Partial<BatchDraft>) => {
    const next = { ...held, ...changes };
    setHeld(next);
    keepBatch(id, next);
  };
  return { batch: held.batch, pasted: held.pasted, change };
}

function readBatch(draft: string): BatchDraft {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return kept?.draft === draft ? { batch: kept.batch ?? null, pasted: kept.pasted ?? '' } : NONE;
  } catch {
    return NONE;
  }
}

function keepBatch(draft: string, { batch, pasted }: BatchDraft): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
    if (batch || pasted !== '') window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ draft, batch, pasted }));
  } catch {
    // Storage is full or blocked: the form still has the table.
  }
}
