import { useSyncExternalStore } from 'react';
import { unsavedNotes } from './unsaved-notes';

/** The current unsaved note text of a run; null if there is none, and on the server. */
export function useUnsavedNote(run: { id: string; note: string | null }): string | null {
  return useSyncExternalStore(
    (listener) => unsavedNotes().subscribe(listener),
    () => unsavedNotes().find(run),
    () => null,
  );
}
