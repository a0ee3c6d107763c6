import { useSyncExternalStore } from 'react';

export type HistoryView = 'list' | 'grid';

const STORAGE_KEY = 'cardwright.history-view';
const listeners = new Set<() => void>();
/** Without storage, the choice lasts as long as the page. */
let unstored: HistoryView | null = null;

/** Whether the history is a list or a grid; remembered on this device. */
export function useHistoryView(): [HistoryView, (view: HistoryView) => void] {
  return [useSyncExternalStore(follow, read, () => 'list'), write];
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): HistoryView {
  if (unstored) return unstored;
  try {
    return window.localStorage.getItem(STORAGE_KEY) === 'grid' ? 'grid' : 'list';
  } catch {
    return 'list';
  }
}

function write(view: HistoryView): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, view);
    unstored = null;
  } catch {
    unstored = view;
  }
  for (const listener of listeners) listener();
}
