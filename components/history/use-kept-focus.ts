import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { RunSummary } from '@/lib/contract/composer';
import type { ListHandle } from './history-list';
import { isLost, useRowLeft } from './use-row-left';

/** Where the focus is to go once the rows are others: to this run if it is there, else to this place. */
type Wish = { id: string | null; place: number; from: readonly RunSummary[] };

export type KeptFocus = {
  /** The row that has the focus; null where none has. */
  hold: (id: string | null) => void;
  /** Before an act that changes the rows, from something that goes away with it. */
  wish: (id: string | null, place: number) => void;
};

/**
 * What has the focus may leave the page: a row that is deleted, the bar of an act, an "Undo". The focus then goes on
 * to what took its place, or to the row before, or, where no row is left, to the title of the page. It is never taken
 * from anywhere else.
 */
export function useKeptFocus(
  rows: readonly RunSummary[],
  list: RefObject<ListHandle | null>,
  title: RefObject<HTMLElement | null>,
): KeptFocus {
  const held = useRef<string | null>(null);
  const wished = useRef<Wish | null>(null);
  const before = useRef(rows);
  const left = useRowLeft(rows, list);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = rows;
    const wish = wished.current;
    if (!isLost(document.activeElement)) return;
    const go = (place: number) => (rows.length > 0 ? list.current?.focus(place) : title.current?.focus());
    if (wish && wish.from !== rows) {
      wished.current = null;
      const at = wish.id === null ? -1 : rows.findIndex(({ id }) => id === wish.id);
      return go(at >= 0 ? at : wish.place);
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
        wished.current = { id, place: Math.max(0, place), from: before.current };
      },
    }),
    [left],
  );
}
