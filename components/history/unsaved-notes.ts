/** A run's note as it was last typed, where nobody has saved it. */
type Unsaved = { text: string; at: number };
type Noted = { id: string; note: string | null };

const KEY = 'cardwright.notes';
const KEPT = 50;

/**
 * Notes that were typed and not saved, by run, in the browser's storage: a dialog that was closed, or a page that was
 * loaded anew, takes nothing of them away. Where nothing can be kept they live as long as the page.
 */
export class UnsavedNotes {
  #storage: Storage | null;
  #own: Record<string, Unsaved> = {};
  /** What the storage held when it was last read: each row of a list asks at each drawing. */
  #read: { kept: string; notes: Record<string, Unsaved> } | null = null;
  #listeners = new Set<() => void>();

  constructor(storage: Storage | null = browserStorage()) {
    this.#storage = storage;
  }

  /** What was typed about it; null where that is what the run has, or nothing. */
  find({ id, note }: Noted): string | null {
    const all = this.#all();
    const text = Object.hasOwn(all, id) ? all[id]?.text : undefined;
    return text !== undefined && isOther(text, note) ? text : null;
  }

  /** Keeps it while it differs from the run's own note. A field that was emptied has nothing to keep. */
  keep({ id, note }: Noted, text: string, now = Date.now()): void {
    const others = Object.entries(this.#all()).filter(([run]) => run !== id);
    const latest = others.sort(([, one], [, other]) => other.at - one.at).slice(0, KEPT - 1);
    this.#write(Object.fromEntries(isOther(text, note) ? [[id, { text, at: now }], ...latest] : latest));
  }

  /** It was saved. What was typed about it since then stays. */
  forget(id: string, text: string): void {
    const { [id]: kept, ...others } = this.#all();
    if (kept?.text === text) this.#write(others);
  }

  /** For what shows them: told of each change, one of another tab included. */
  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };

  #all(): Record<string, Unsaved> {
    try {
      if (!this.#storage) return this.#own;
      const kept = this.#storage.getItem(KEY) ?? '{}';
      if (this.#read?.kept !== kept) this.#read = { kept, notes: notesIn(kept) };
      return this.#read.notes;
    } catch {
      return this.#own;
    }
  }

  #write(notes: Record<string, Unsaved>): void {
    this.#own = notes;
    try {
      this.#storage?.setItem(KEY, JSON.stringify(notes));
    } catch {
      // The page still knows them, and what the storage holds is no longer the latest.
      this.#storage = null;
    }
    for (const listener of this.#listeners) listener();
  }
}

let ofThisPage: UnsavedNotes | undefined;

/** In the browser: those of this device. */
export function unsavedNotes(): UnsavedNotes {
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

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
