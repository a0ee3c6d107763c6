import { type Draft, readDraft } from '@/lib/composer/draft';

const PREFIX = 'cardwright.draft.';
const TAB = 'cardwright.tab';
const KEPT_TABS = 8;

type Kept = { at: number; draft: unknown };
type Stores = { local: Storage; session: Storage };

/**
 * Drafts in the browser's own storage, one for each tab, so that two tabs do not overwrite each other. A new tab
 * begins with the latest one. Storage may be full or forbidden: then nothing is kept, and `keepDraft` says so.
 */
export function keepDraft(draft: Draft, now: number, stores = browserStores()): boolean {
  try {
    stores.local.setItem(PREFIX + tabName(stores), JSON.stringify({ at: now, draft } satisfies Kept));
    forgetOldest(stores.local);
    return true;
  } catch {
    return false;
  }
}

/** This tab's draft, else the latest of any tab, with when it was kept (ms since the epoch). */
export function keptDraft(stores = browserStores()): { draft: Draft; at: number } | null {
  try {
    const own = read(stores.local, PREFIX + tabName(stores));
    const found = own ?? keptKeys(stores.local).map((key) => read(stores.local, key))[0];
    const draft = found ? readDraft(found.draft) : null;
    return found && draft ? { draft, at: found.at } : null;
  } catch {
    return null;
  }
}

function browserStores(): Stores {
  return { local: window.localStorage, session: window.sessionStorage };
}

function tabName({ session }: Stores): string {
  const known = session.getItem(TAB);
  if (known) return known;
  const name = crypto.randomUUID();
  session.setItem(TAB, name);
  return name;
}

function read(local: Storage, key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(local.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('draft' in kept)) return null;
    return typeof kept.at === 'number' ? { at: kept.at, draft: kept.draft } : null;
  } catch {
    return null;
  }
}

/** The keys of all kept drafts, the latest first. */
function keptKeys(local: Storage): string[] {
  const keys = Array.from({ length: local.length }, (_, index) => local.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: read(local, key)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at)
    .map(({ key }) => key);
}

function forgetOldest(local: Storage) {
  for (const key of keptKeys(local).slice(KEPT_TABS)) local.removeItem(key);
}
