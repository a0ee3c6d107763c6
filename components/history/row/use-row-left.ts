import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { RunSummary } from '@/lib/contract/composer';

/**
 * The last focused row and its history entry, kept after leaving the page; null if something else took the focus.
 */
let left: { id: string; at: string } | null = null;

/**
 * Restores the focus to the row of an opened run on Back, when the scroll position is restored too. Not on arrival by a
 * link or command, which starts at the top. Returns a function that records the focused row.
 */
export function useRowLeft(rows: readonly RunSummary[], list: RefObject<ListHandle | null>) {
  const isAwaited = useRef<boolean | null>(null);
  useLayoutEffect(() => {
    isAwaited.current ??= left !== null && left.at === placeInHistory() && isLostOnArrival(document.activeElement);
    // Waits for the rows, which may have to be loaded again.
    if (!isAwaited.current || rows.length === 0) return;
    isAwaited.current = false;
    const id = left?.id;
    if (id !== undefined && rows.some((row) => row.id === id)) list.current?.focusUnscrolled(id);
  }, [rows, list]);
  return useCallback((id: string | null) => {
    const at = placeInHistory();
    left = id === null || at === null ? null : { id, at };
  }, []);
}

/**
 * The key of the current history entry. Back returns to the same key; a link creates a new one. (Not `popstate`: the
 * router renders the page before any other listener runs.) Null in browsers without the Navigation API.
 */
function placeInHistory(): string | null {
  return window.navigation?.currentEntry?.key ?? null;
}

/** Whether nothing has the focus. */
export function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}

/**
 * Whether nothing or the main element has the focus. The latter receives it after navigation (`page-watchers.tsx`).
 */
export function isLostOnArrival(focused: Element | null): boolean {
  return isLost(focused) || focused?.id === 'main';
}

export type ListHandle = {
  /** Scrolls to a row and focuses its title. */
  focus: (place: number) => void;
  /** Focuses the title of a run without scrolling. */
  focusUnscrolled: (id: string) => void;
};
