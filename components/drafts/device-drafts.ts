import { browserStores } from '@/components/account/clear-device';
import { newId } from '@/components/ui/new-id';
import { type Draft, readDraft, textOf } from '@/lib/composer/draft';
import { titleOf } from '@/lib/composer/title-of';
import type { DraftOrigin, DraftRecord, DraftToKeep } from '@/lib/contract/drafts';
import { parseJson } from '@/lib/json';
import { t } from '@/lib/words/t';
import type { DraftMark } from './desk-state';

export type DeviceDraft = {
  id: string;
  draft: Draft;
  /** The last change on this device, in ms since the epoch. */
  at: number;
  /** The server revision it is based on; 0: never saved on the server. */
  revision: number;
  /** Identifies the content: changes with each edit of the content, the name or the run. */
  edit: string;
  /** Edits sent since the server last responded. Any of them may have been saved despite a lost response. */
  unanswered: string[];
  /** Whether the server has this exact edit. */
  isKept: boolean;
  name: string | null;
  /** The run it was sent as, until the next change. */
  runId: string | null;
  /** The run it was duplicated from. */
  origin: DraftOrigin | null;
};

export const DEVICE_PREFIX = 'cardwright.draft.';
const TAB_DRAFT_KEY = 'cardwright.tab';
/** In place of an id: the tab shows an empty draft, which is saved only with its first change. */
export const EMPTY_DRAFT = 'empty';
/** Before the id of a draft that was sent: the tab's next visit begins with an empty one. */
export const SENT_PREFIX = 'sent ';
/** The maximum number of copies of saved drafts. Unsaved drafts are never evicted. */
const MAX_SAVED_COPIES = 8;

type Stores = { local: Storage; session: Storage };

/**
 * The drafts in this browser's storage, and the id of this tab's draft. Storage may be full or blocked; `write` then
 * returns false.
 */
export class DeviceDrafts {
  #found: Stores | null | undefined;

  constructor(stores?: Stores | null) {
    this.#found = stores;
  }

  /** Opened lazily, because the browser may have to read storage from disk. */
  get #stores(): Stores | null {
    if (this.#found === undefined) this.#found = browserStores();
    return this.#found;
  }

  /** Stops all reads and writes. */
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

  /** All drafts, most recently changed first. */
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

  /**
   * Saves a draft. If storage is full, the oldest copies of saved drafts are evicted. Returns false if it could not be
   * stored.
   */
  write(record: DeviceDraft): boolean {
    const copies = this.list().filter(({ id, isKept }) => isKept && id !== record.id);
    for (const { id } of copies.splice(MAX_SAVED_COPIES)) this.remove(id);
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
      // If removing fails, nothing was ever stored.
    }
  }

  /** The id of this tab's last draft. Survives a reload, but not closing the tab. */
  get tabsDraft(): string | null {
    try {
      return this.#stores?.session.getItem(TAB_DRAFT_KEY) ?? null;
    } catch {
      return null;
    }
  }

  set tabsDraft(id: string) {
    try {
      this.#stores?.session.setItem(TAB_DRAFT_KEY, id);
    } catch {
      // A reload then starts with the latest draft of the device.
    }
  }
}

/** Also reads the format of an older version: `{at, draft}` under a key per tab. */
function parse(id: string, json: string | null): DeviceDraft | null {
  if (json === null) return null;
  const kept = parseJson(json);
  if (typeof kept !== 'object' || kept === null) return null;
  const { at, draft, revision, edit, unanswered, isKept, name, runId, origin } = kept as Record<string, unknown>;
  const form = readDraft(draft);
  if (form === null || typeof at !== 'number') return null;
  return {
    id,
    draft: form,
    at,
    revision: typeof revision === 'number' ? revision : 0,
    // The older version has no edit id; its own id will do, since the next edit replaces it.
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
  return typeof run === 'string' && by === 'asked' ? { run, by } : null;
}

/** Converts a server draft to this device's format. */
export function deviceDraftOf({
  id,
  draft,
  revision,
  edit,
  isNamed,
  title,
  runId,
  origin,
  updatedAt,
}: DraftRecord): DeviceDraft {
  return {
    id,
    draft: readDraft(draft ?? {}) as Draft,
    at: Date.parse(updatedAt) || 0,
    revision,
    edit,
    unanswered: [],
    isKept: true,
    name: isNamed ? title : null,
    runId,
    origin,
  };
}

/** A copy of the draft with a new id, unknown to the server. */
export function forkRecord(record: DeviceDraft): DeviceDraft {
  return { ...record, id: newId(), revision: 0, unanswered: [] };
}

export function titleFor({ name, draft }: Pick<DeviceDraft, 'name' | 'draft'>): string {
  return name ?? titleOf(textOf(draft));
}

/** The part of a record that the desk shows. */
export function shownOf(record: DeviceDraft) {
  return { id: record.id, name: record.name, title: titleFor(record), origin: record.origin };
}

export function newRecord(draft: Draft, facts: DraftFacts = {}): DeviceDraft {
  const id = newId();
  const unsavedFields = { at: Date.now(), revision: 0, edit: id, unanswered: [], isKept: false };
  return { id, draft, ...unsavedFields, name: null, runId: null, origin: null, ...facts };
}

export type DraftFacts = Partial<Pick<DeviceDraft, 'name' | 'runId' | 'origin'>>;

type Edit = DraftFacts & { draft: Draft; isChanged: boolean };

/** The record after an edit, not yet saved on the server. */
export function nextRecord(record: DeviceDraft, { draft, isChanged, ...facts }: Edit): DeviceDraft {
  const edit = newId();
  return {
    ...record,
    draft,
    at: Date.now(),
    edit,
    unanswered: [...record.unanswered, edit].slice(-20),
    isKept: false,
    ...(isChanged && { runId: null }),
    ...facts,
  };
}

export function markOf({ isKept, runId, at }: DeviceDraft): DraftMark {
  if (runId) return { kind: 'sent', runId };
  return isKept ? { kind: 'saved', at } : { kind: 'saving' };
}

export function bodyOf({ revision, edit, name, runId, origin, draft }: DeviceDraft): DraftToKeep {
  return { revision, edit, name, runId, origin, draft };
}

export function isSame(one: Draft | null, other: Draft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Why a draft is only on this device, by response status; null without a response (0), which the banner reports. */
export function whyNot(status: number): string | null {
  if (status === 0) return null;
  if (status === 401) return t('Saved on this device only. Sign in again.');
  if (status === 413) return t('Saved on this device only. It’s too long for the server.');
  return t('Saved on this device only. The server answered {status}.', { status });
}
