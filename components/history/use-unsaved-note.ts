import { useSyncExternalStore } from 'react';
import { unsavedNotes } from './unsaved-notes';

/** What was typed about a run and not saved, as it is now; null where there is nothing of it, and on the server. */
export function useUnsavedNote(run: { id: string; note: string | null }): string | null {
  return useSyncExternalStore(
    (listener) => unsavedNotes().follow(listener),
    () => unsavedNotes().find(run),
    () => null,
  );
}
