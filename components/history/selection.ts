import { useCallback, useState } from 'react';

export type Selection = {
  /** Whether rows show what they are chosen with. */
  isOn: boolean;
  chosen: ReadonlySet<string>;
  start: () => void;
  stop: () => void;
  /** With `upTo`, every row from the last one that was touched to this one follows it. */
  toggle: (id: string, upTo?: boolean) => void;
  all: () => void;
};

/** Rows that are chosen for one act together. What leaves the list is no longer chosen. */
export function useSelection(ids: readonly string[]): Selection {
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const chosen = new Set(kept === null ? [] : ids.filter((id) => kept.has(id)));
  const toggle = (id: string, upTo = false) => {
    const next = new Set(chosen);
    const isChosen = !next.has(id);
    for (const one of upTo && last !== null ? between(ids, last, id) : [id]) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    setKept(next);
    setLast(id);
  };
  return {
    isOn: kept !== null,
    chosen,
    toggle,
    start: useCallback(() => setKept(new Set()), []),
    stop: useCallback(() => setKept(null), []),
    all: () => setKept(new Set(ids)),
  };
}

/** The ids from one to the other, whichever stands first; the second alone where the first is gone. */
export function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)];
  if (from < 0 || to < 0) return [other];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
