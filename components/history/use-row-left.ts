import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RunSummary } from '@/lib/contract/composer';
import type { ListHandle } from './history-list';

/** The row that had the focus last, also once the page is left; null where something else took the focus from it. */
let left: string | null = null;
/** Where Back or Forward last led to. */
let wentTo: string | null = null;

/**
 * Who opens a run and goes Back stands on its row again, as the scroll position is again what it was. Only by Back and
 * Forward: who comes by a link or a command begins at the top. Gives what is to be told which row has the focus.
 */
export function useRowLeft(rows: readonly RunSummary[], list: RefObject<ListHandle | null>) {
  const isAwaited = useRef<boolean | null>(null);
  useLayoutEffect(() => {
    isAwaited.current ??= left !== null && wentTo === window.location.href && isLostOnArrival(document.activeElement);
    // Until the rows are there: they may have to be read again.
    if (!isAwaited.current || rows.length === 0) return;
    isAwaited.current = false;
    if (left !== null && rows.some(({ id }) => id === left)) list.current?.focusUnscrolled(left);
  }, [rows, list]);
  useEffect(() => {
    // It goes on listening when the page is left: that is when one comes back.
    // Before the router hears of it, which draws the page at once.
    window.addEventListener('popstate', noteWay, true);
    wentTo = null;
  }, []);
  return useCallback((id: string | null) => {
    left = id;
  }, []);
}

function noteWay(): void {
  wentTo = window.location.href;
}

/** Nothing has the focus. */
export function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}

/** Nothing has it, or the main part has, which takes it where a page has gone with what had it (`focus-on-arrival.tsx`). */
export function isLostOnArrival(focused: Element | null): boolean {
  return isLost(focused) || focused?.id === 'main';
}
