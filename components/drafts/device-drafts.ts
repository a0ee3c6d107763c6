import { type Draft, readDraft } from '@/lib/composer/draft';
import type { DraftOrigin } from '@/lib/contract/drafts';

/** A draft as this device has it. */
export type DeviceDraft = {
  id: string;
  draft: Draft;
  /** When it was last changed here, in ms since the epoch. */
  at: number;
  /** The server's revision that it goes back to; 0: it has never been there. */
  revision: number;
  /** Stands for what is in it: another content, name or run is another edit. */
  edit: string;
  /** The edits since the server last answered: one of them may have arrived all the same. */
  unanswered: string[];
  /** Whether the server has this very edit. */
  isKept: boolean;
  name: string | null;
  /** The run it was sent as, while nothing was changed since. */
  runId: string | null;
  /** The run it goes back to. */
  origin: DraftOrigin | null;
};

export const DEVICE_PREFIX = 'cardwright.draft.';
const TAB = 'cardwright.tab';
/** Of those that the server has too; what it has not stays until it has it. */
const COPIES = 8;

type Stores = { local: Storage; session: Storage };

/**
 * The drafts in this browser's own storage, and which of them this tab is at. Storage may be full or forbidden: then
 * nothing is kept here, and `write` says so.
 */
export class DeviceDrafts {
  #found: Stores | null | undefined;

  constructor(stores?: Stores | null) {
    this.#found = stores;
  }

  /** Opened when they are first asked: the browser may have to fetch them from its disk. */
  get #stores(): Stores | null {
    if (this.#found === undefined) this.#found = browserStores();
    return this.#found;
  }

  /** Neither reads nor writes any more. */
  close(): void {
    this.#found = null;
  }

  read(id: string): DeviceDraft | null {
    try {
      return parse(id, this.#stores?.local.getItem(DEVICE_PREFIX + id) ?? null);
    } catch {
      return null;
    }
  }

  /** All of them, last changed first. */
  list(): DeviceDraft[] {
    try {
      const local = this.#stores?.local;
      const keys = Array.from({ length: local?.length ?? 0 }, (_, index) => local?.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(DEVICE_PREFIX))
        .map((key) => this.read(key.slice(DEVICE_PREFIX.length)))
        .filter((record) => record !== null)
        .sort((one, other) => other.at - one.at);
    } catch {
      return [];
    }
  }

  /** Where there is no room, copies of what the server has make some, the oldest first. False when it was not kept. */
  write(record: DeviceDraft): boolean {
    const copies = this.list().filter(({ id, isKept }) => isKept && id !== record.id);
    for (const { id } of copies.splice(COPIES)) this.remove(id);
    for (;;) {
      try {
        if (!this.#stores) return false;
        this.#stores.local.setItem(DEVICE_PREFIX + record.id, JSON.stringify(record));
        return true;
      } catch {
        const oldest = copies.pop();
        if (!oldest) return false;
        this.remove(oldest.id);
      }
    }
  }

  remove(id: string): void {
    try {
      this.#stores?.local.removeItem(DEVICE_PREFIX + id);
    } catch {
      // What cannot be removed was never kept.
    }
  }

  /** The draft this tab was last at; it outlives a reload, and not the tab. */
  get tabsDraft(): string | null {
    try {
      return this.#stores?.session.getItem(TAB) ?? null;
    } catch {
      return null;
    }
  }

  set tabsDraft(id: string) {
    try {
      this.#stores?.session.setItem(TAB, id);
    } catch {
      // A reload then begins with the latest draft of the device.
    }
  }
}

function browserStores(): Stores | null {
  try {
    return { local: window.localStorage, session: window.sessionStorage };
  } catch {
    return null;
  }
}

/** Also what an older version kept: `{at, draft}` under a name that was the tab's. */
function parse(id: string, json: string | null): DeviceDraft | null {
  if (json === null) return null;
  let kept: unknown;
  try {
    kept = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null) return null;
  const { at, draft, revision, edit, unanswered, isKept, name, runId, origin } = kept as Record<string, unknown>;
  const form = readDraft(draft);
  if (form === null || typeof at !== 'number') return null;
  return {
    id,
    draft: form,
    at,
    revision: typeof revision === 'number' ? revision : 0,
    // Of the older version: its own id is as good a word as any, for it changes with the next edit.
    edit: typeof edit === 'string' ? edit : id,
    unanswered: Array.isArray(unanswered) ? unanswered.filter((one) => typeof one === 'string') : [],
    isKept: isKept === true,
    name: typeof name === 'string' ? name : null,
    runId: typeof runId === 'string' ? runId : null,
    origin: readOrigin(origin),
  };
}

function readOrigin(kept: unknown): DraftOrigin | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { run, by } = kept as Record<string, unknown>;
  return typeof run === 'string' && (by === 'asked' || by === 'sent') ? { run, by } : null;
}
