import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { RunSummary } from '@/lib/contract/composer';

/** Where the focus goes once the rows have changed: to this run if it is listed, otherwise to this index. */
type FocusTarget = { id: string | null; place: number; from: readonly RunSummary[] };

export type KeptFocus = {
  /** Records the row that has the focus; null if none has. */
  hold: (id: string | null) => void;
  /** Call before an action that changes the rows and removes the focused element. */
  wish: (id: string | null, place: number) => void;
};

/**
 * Restores the focus when the focused element is removed: a deleted row, the bulk bar, an Undo button. The focus moves
 * to the row that took its place, or the one before, or the page title if there are no rows. It is never taken from
 * another element.
 */
export function useKeptFocus(
  rows: readonly RunSummary[],
  list: RefObject<ListHandle | null>,
  title: RefObject<HTMLElement | null>,
): KeptFocus {
  const held = useRef<string | null>(null);
  const pendingFocus = useRef<FocusTarget | null>(null);
  const before = useRef(rows);
  const left = useRowLeft(rows, list);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = rows;
    const target = pendingFocus.current;
    if (!isLost(document.activeElement)) return;
    const go = (place: number) => (rows.length > 0 ? list.current?.focus(place) : title.current?.focus());
    if (target && target.from !== rows) {
      pendingFocus.current = null;
      const at = target.id === null ? -1 : rows.findIndex(({ id }) => id === target.id);
      return go(at >= 0 ? at : target.place);
    }
    if (held.current === null || was === rows || rows.some(({ id }) => id === held.current)) return;
    const place = was.findIndex(({ id }) => id === held.current);
    held.current = null;
    if (place >= 0) go(place);
  });
  return useMemo(
    () => ({
      hold: (id) => {
        held.current = id;
        left(id);
      },
      wish: (id, place) => {
        pendingFocus.current = { id, place: Math.max(0, place), from: before.current };
      },
    }),
    [left],
  );
}

/**
 * The last focused row and its history entry, kept after leaving the page; null if something else took the focus.
 */
let left: { id: string; at: string } | null = null;

/**
 * Restores the focus to the row of an opened run on Back, when the scroll position is restored too. Not on arrival by a
 * link or command, which starts at the top. Returns a function that records the focused row.
 */
function useRowLeft(rows: readonly RunSummary[], list: RefObject<ListHandle | null>) {
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
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}

/**
 * Whether nothing or the main element has the focus. The latter receives it after navigation (`nav-links.tsx`).
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
