import { useState } from 'react';
import type { DeskState } from '@/components/drafts/desk-state';
import type { BatchTable } from '@/lib/batch/batch-template';

/**
 * The table of a draft. `pasted`: rows that are not used yet. `from`: what the last table's columns were for, for its
 * rows that are corrected and used again.
 */
export type BatchDraft = { batch: BatchTable | null; pasted: string; from: BatchTable['from'] | null };

const STORAGE_KEY = 'cardwright.batch';
const NONE: BatchDraft = { batch: null, pasted: '', from: null };

/**
 * The table of the open draft. Stored for this tab, so that it survives a reload and other pages; a table too large for
 * that lives as long as the form. A tab has one table: that of another draft replaces it.
 */
export function useBatchDraft({ id, opened }: Pick<DeskState, 'id' | 'opened'>) {
  const [held, setHeld] = useState({ ...NONE, opened: 0 });
  if (held.opened !== opened) setHeld({ ...readBatch(id), opened });
  const change = (changes: Partial<BatchDraft>) => {
    const next = { ...held, ...changes };
    next.from = next.batch?.from ?? next.from;
    setHeld(next);
    keepBatch(id, next);
  };
  const { opened: _, ...draftTable } = held;
  return { ...draftTable, change };
}

function readBatch(draft: string): BatchDraft {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return kept?.draft === draft ? { ...NONE, ...kept } : NONE;
  } catch {
    return NONE;
  }
}

function keepBatch(draft: string, { batch, pasted, from }: BatchDraft): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ draft, batch, pasted, from }));
  } catch {
    // Storage is full or blocked: the form still has the table.
  }
}
