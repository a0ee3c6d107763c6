import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { RunSummary } from '@/lib/contract/composer';
import type { ListHandle } from './history-list';

/** The row that had the focus last, also once the page is left, and where; null where something took the focus from it. */
let left: { id: string; at: string } | null = null;

/**
 * Who opens a run and goes Back stands on its row again, as the scroll position is again what it was. Only there: who
 * comes by a link or a command begins at the top. Gives what is to be told which row has the focus.
 */
export function useRowLeft(rows: readonly RunSummary[], list: RefObject<ListHandle | null>) {
  const isAwaited = useRef<boolean | null>(null);
  useLayoutEffect(() => {
    isAwaited.current ??= left !== null && left.at === placeInHistory() && isLostOnArrival(document.activeElement);
    // Until the rows are there: they may have to be read again.
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
 * The step of the browser's own history that is shown: Back comes to the same one, a link makes another. (Not by
 * `popstate`: the router draws the page before anyone else hears of it.) Null in a browser that does not tell.
 */
function placeInHistory(): string | null {
  return window.navigation?.currentEntry?.key ?? null;
}

/** Nothing has the focus. */
export function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}

/** Nothing has it, or the main part has, which takes it where a page has gone with what had it (`focus-on-arrival.tsx`). */
export function isLostOnArrival(focused: Element | null): boolean {
  return isLost(focused) || focused?.id === 'main';
}
