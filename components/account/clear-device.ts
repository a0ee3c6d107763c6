/** Drafts, unsaved notes, what was sent and chosen. The colour scheme ("cardwright-colours") is the device's own. */
const OURS = 'cardwright.';
/** Written when someone signs out, so that the other tabs of this browser hear of it. */
const SIGNED_OUT = 'cardwright.signed-out';

type Stores = { local: Storage; session: Storage };

/** Removes everything of the workspace from this browser, and tells the other tabs. */
export function clearDevice(stores: Stores | null = browserStores()): void {
  if (!stores) return;
  for (const storage of [stores.local, stores.session])
    for (const key of keysOf(storage)) if (key.startsWith(OURS)) storage.removeItem(key);
  try {
    // Written and removed: it is the change that is heard, and nothing stays.
    stores.local.setItem(SIGNED_OUT, crypto.randomUUID());
    stores.local.removeItem(SIGNED_OUT);
  } catch {
    // Other tabs will find out with their next request.
  }
}

/** Calls back when another tab of this browser has signed out. Gives the function that stops it. */
export function onSignedOutElsewhere(act: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT && newValue !== null) act();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

function browserStores(): Stores | null {
  try {
    return { local: window.localStorage, session: window.sessionStorage };
  } catch {
    return null;
  }
}
