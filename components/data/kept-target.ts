import { TARGETS, type Target } from '@/lib/contract/run-words';

const KEY = 'cardwright.target';

/** The target this person last chose on this device; null where none was, or where nothing can be kept. */
export function keptTarget(storage = browserStorage()): Target | null {
  try {
    const kept = storage?.getItem(KEY) ?? null;
    return TARGETS.find((known) => known === kept) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the choice. Where storage is full or forbidden the next page begins with Practice, which costs nothing. */
export function keepTarget(target: Target, storage = browserStorage()): void {
  try {
    storage?.setItem(KEY, target);
  } catch {
    // Nothing to do: see above.
  }
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
