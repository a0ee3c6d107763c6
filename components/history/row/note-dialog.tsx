'use client';

import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '@/components/data/kept-target';
import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import type { RunSummary } from '@/lib/contract/composer';
import { LIMITS } from '@/lib/contract/limits';
import { Listeners, listenTo } from '@/lib/listeners';
import { t } from '@/lib/words/t';
import { LengthNote } from './title-field';

type Props = {
  run: Pick<RunSummary, 'id' | 'title' | 'note'> | null;
  /** Resolves to true once it is saved. */
  onSave: (note: string | null) => Promise<boolean>;
  onClose: () => void;
};

/** A private note on a run, which the search covers. Unsaved text is restored when the dialog opens again. */
export function NoteDialog({ run, onSave, onClose }: Props) {
  return (
    <Modal open={run !== null} onClose={onClose} title={t('Note')}>
      {run && <NoteForm key={run.id} run={run} onSave={onSave} onClose={onClose} />}
    </Modal>
  );
}

function NoteForm({ run, onSave, onClose }: Props & { run: NonNullable<Props['run']> }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const unsaved = useUnsavedNote(run);
  const [note, setNote] = useState(unsaved ?? run.note ?? '');
  const type = (text: string) => {
    setNote(text);
    unsavedNotes().keep(run, text);
  };
  // The button disappears with the text it clears.
  const clear = () => {
    type(run.note ?? '');
    field.current?.focus();
  };
  const kept = note.trim();
  const isTooLong = kept.length > LIMITS.additionalInstructions;
  const save = async () => {
    // A note that is too long stays in the field, with an error.
    if (isTooLong) return field.current?.focus();
    onClose();
    // A note that could not be saved is kept as unsaved text.
    if (kept === (run.note ?? '') || (await onSave(kept === '' ? null : kept))) unsavedNotes().forget(run.id, note);
  };
  return (
    <>
      <label htmlFor={id} className="mt-3 mb-1 block text-13 font-medium">
        {t('Note on “{title}”', { title: run.title || t('Untitled') })}
      </label>
      <textarea
        ref={field}
        id={id}
        value={note}
        rows={5}
        aria-describedby={`${id}-hint ${id}-length`}
        aria-invalid={isTooLong || undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && void save()}
        className="control resize-y"
      />
      <LengthNote id={`${id}-length`} length={kept.length} limit={LIMITS.additionalInstructions} />
      <p id={`${id}-hint`} className="mt-1 text-12 text-quiet">
        {t('Private note. Searchable.')}
      </p>
      <p role="status" className="mt-1 min-h-4 text-12 text-quiet">
        {unsaved !== null && t('Not saved yet. Kept on this device.')}
      </p>
      <DialogActions>
        {unsaved !== null && (
          <Button look="bare" onClick={clear}>
            {run.note ? t('Discard changes') : t('Clear')}
          </Button>
        )}
        <Button look="bare" onClick={onClose}>
          {t('Close')}
        </Button>
        <Button look="solid" aria-disabled={isTooLong} onClick={() => void save()}>
          {t('Save')}
        </Button>
      </DialogActions>
    </>
  );
}

type Unsaved = { text: string; at: number };
type Noted = { id: string; note: string | null };

const STORAGE_KEY = 'cardwright.notes';
const MAX_NOTES = 50;

/**
 * Unsaved note texts by run, in browser storage, so that neither closing the dialog nor a reload loses them. Without
 * storage they live as long as the page.
 */
export class UnsavedNotes {
  #storage: Storage | null;
  #own: Record<string, Unsaved> = {};
  /** A cache of the parsed storage, because every row reads it on each render. */
  #read: { kept: string; notes: Record<string, Unsaved> } | null = null;
  readonly #listeners: Listeners = new Listeners(() => listenTo(window, 'storage', this.#listeners.notify));
  /** Notifies of each change, including those of other tabs. */
  readonly subscribe = this.#listeners.subscribe;

  constructor(storage: Storage | null = browserStorage()) {
    this.#storage = storage;
  }

  /** The unsaved text; null if it equals the saved note or is empty. */
  find({ id, note }: Noted): string | null {
    const all = this.#all();
    const text = Object.hasOwn(all, id) ? all[id]?.text : undefined;
    return text !== undefined && isOther(text, note) ? text : null;
  }

  /** Stores the text if it differs from the saved note. An emptied field is not stored. */
  keep({ id, note }: Noted, text: string, now = Date.now()): void {
    const others = Object.entries(this.#all()).filter(([run]) => run !== id);
    const latest = others.sort(([, one], [, other]) => other.at - one.at).slice(0, MAX_NOTES - 1);
    this.#write(Object.fromEntries(isOther(text, note) ? [[id, { text, at: now }], ...latest] : latest));
  }

  /** Call after saving. A later unsaved change is kept. */
  forget(id: string, text: string): void {
    const { [id]: kept, ...others } = this.#all();
    if (kept?.text === text) this.#write(others);
  }

  #all(): Record<string, Unsaved> {
    try {
      if (!this.#storage) return this.#own;
      const kept = this.#storage.getItem(STORAGE_KEY) ?? '{}';
      if (this.#read?.kept !== kept) this.#read = { kept, notes: notesIn(kept) };
      return this.#read.notes;
    } catch {
      return this.#own;
    }
  }

  #write(notes: Record<string, Unsaved>): void {
    this.#own = notes;
    try {
      this.#storage?.setItem(STORAGE_KEY, JSON.stringify(notes));
    } catch {
      // Use the in-memory copy from now on, because the stored one is outdated.
      this.#storage = null;
    }
    this.#listeners.notify();
  }
}

let ofThisPage: UnsavedNotes | undefined;

/** This device's unsaved notes. Browser only. */
function unsavedNotes(): UnsavedNotes {
  ofThisPage ??= new UnsavedNotes();
  return ofThisPage;
}

function notesIn(kept: string): Record<string, Unsaved> {
  const all: unknown = JSON.parse(kept);
  if (typeof all !== 'object' || all === null) return {};
  return Object.fromEntries(Object.entries(all).filter(([, one]) => isUnsaved(one)));
}

function isOther(text: string, note: string | null): boolean {
  return text.trim() !== '' && text.trim() !== (note ?? '');
}

function isUnsaved(kept: unknown): kept is Unsaved {
  if (typeof kept !== 'object' || kept === null) return false;
  const { text, at } = kept as Record<string, unknown>;
  return typeof text === 'string' && typeof at === 'number';
}

/** The current unsaved note text of a run; null if there is none, and on the server. */
export function useUnsavedNote(run: { id: string; note: string | null }): string | null {
  return useSyncExternalStore(
    (listener) => unsavedNotes().subscribe(listener),
    () => unsavedNotes().find(run),
    () => null,
  );
}
