import { newId } from '@/components/ui/new-id';
import { listenTo } from '@/lib/listeners';

/**
 * The prefix of drafts, unsaved notes, intents and choices. The colour scheme ("cardwright-colours") belongs to the
 * device and stays.
 */
const STORAGE_PREFIX = 'cardwright.';
/** Written on sign-out, so that other tabs of this browser are notified. */
const SIGNED_OUT_KEY = 'cardwright.signed-out';

type Stores = { local: Storage; session: Storage };

/** Removes all workspace data from this browser and notifies the other tabs. */
export function clearDevice(stores: Stores | null = browserStores()): void {
  if (!stores) return;
  for (const storage of [stores.local, stores.session])
    for (const key of keysOf(storage)) if (key.startsWith(STORAGE_PREFIX)) storage.removeItem(key);
  try {
    // Written and removed at once: the storage event is enough.
    stores.local.setItem(SIGNED_OUT_KEY, newId());
    stores.local.removeItem(SIGNED_OUT_KEY);
  } catch {
    // Other tabs will find out with their next request.
  }
}

/** Calls `act` when another tab has signed out. Returns the unsubscribe function. */
export function onSignedOutElsewhere(act: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY && newValue !== null) act();
  };
  return listenTo(window, 'storage', onStorage);
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

/** Null if the browser blocks them. */
export function browserStores(): Stores | null {
  try {
    return { local: window.localStorage, session: window.sessionStorage };
  } catch {
    return null;
  }
}
