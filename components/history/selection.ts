import { useCallback, useState } from 'react';
import type { Matching } from '@/components/data/matching-runs';

/** What a row is known by here, and when its run began. */
type Row = { id: string; createdAt: string };

export type Selection = {
  /** Whether rows show what they are chosen with. */
  isOn: boolean;
  /** Those in view that are chosen. */
  chosen: ReadonlySet<string>;
  /** All that match, shown or not; null where rows are chosen one by one. */
  matching: Matching | null;
  start: () => void;
  stop: () => void;
  /** With `upTo`, every row from the last one that was touched to this one follows it. */
  toggle: (id: string, upTo?: boolean) => void;
  all: () => void;
  match: (all: Matching) => void;
};

/**
 * Rows that are chosen for one act together. What leaves the list is no longer chosen; where all that match are, so is
 * each row that is read meanwhile, until one is touched: then the rows in view are chosen one by one, the others not.
 * `place` says which list it is: of another, what matched means nothing.
 */
export function useSelection(rows: readonly Row[], place: string): Selection {
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const [taken, setTaken] = useState<{ place: string; all: Matching } | null>(null);
  const matching = taken?.place === place ? taken.all : null;
  const chosen = chosenOf(rows, kept, matching);
  const keep = (next: ReadonlySet<string> | null) => {
    setKept(next);
    setTaken(null);
  };
  const toggle = (id: string, upTo = false) => {
    const next = new Set(chosen);
    const isChosen = !next.has(id);
    const ids = rows.map((row) => row.id);
    for (const one of upTo && last !== null ? between(ids, last, id) : [id]) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    keep(next);
    setLast(id);
  };
  return {
    isOn: kept !== null,
    chosen,
    matching,
    toggle,
    start: useCallback(() => setKept(new Set()), []),
    stop: useCallback(() => {
      setKept(null);
      setTaken(null);
    }, []),
    all: () => keep(new Set(rows.map(({ id }) => id))),
    match: (all) => {
      setKept(chosenOf(rows, new Set(), all));
      setTaken({ place, all });
    },
  };
}

/** The rows of a list that are chosen: those named, or those that were there when all that match were counted. */
export function chosenOf(
  rows: readonly Row[],
  kept: ReadonlySet<string> | null,
  matching: Matching | null,
): ReadonlySet<string> {
  if (kept === null) return new Set();
  const isChosen = matching
    ? ({ createdAt }: Row) => Date.parse(createdAt) < Date.parse(matching.at)
    : ({ id }: Row) => kept.has(id);
  return new Set(rows.filter(isChosen).map(({ id }) => id));
}

/** The ids from one to the other, whichever stands first; the second alone where the first is gone. */
export function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)];
  if (from < 0 || to < 0) return [other];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
