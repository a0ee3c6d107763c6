import { currentTarget, TARGETS, type Target } from '@/lib/contract/run-words';
import { Listeners } from '@/lib/listeners';

const STORAGE_KEY = 'cardwright.target';

/** The last target selected on this device; null if there is none or storage is unavailable. */
export function keptTarget(storage = browserStorage()): Target | null {
  try {
    const kept = storage?.getItem(STORAGE_KEY) ?? null;
    return TARGETS.find((known) => known === currentTarget(kept)) ?? null;
  } catch {
    return null;
  }
}

/** Saves the target. If storage is full or blocked, the next page starts with the local target, which is free. */
export function keepTarget(target: Target, storage = browserStorage()): void {
  try {
    storage?.setItem(STORAGE_KEY, target);
  } catch {
    // Ignored: see above.
  }
}

let shown: Target | null = null;
const listeners = new Listeners();

/** Tells the rest of the page which target the form has. */
export function showTarget(target: Target): void {
  shown = target;
  listeners.notify();
}

/** The target of the form that was last shown, else the last one selected on this device. */
export function shownTarget(): Target {
  return shown ?? keptTarget() ?? 'local';
}

/** Calls back when the form shows another target. */
export const onTargetShown = listeners.subscribe;

/** Null if the browser blocks it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
