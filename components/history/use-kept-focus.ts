import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { RunSummary } from '@/lib/contract/composer';
import { isLost, type ListHandle, useRowLeft } from './row/use-row-left';

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
