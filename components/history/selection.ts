import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { countOptions, type HistoryFilter, type Matching } from '@/components/data/history';

type Row = { id: string; createdAt: string };

export type Selection = {
  /** Whether selection mode is on. */
  isOn: boolean;
  /** The selected ids among the loaded rows. */
  chosen: ReadonlySet<string>;
  /** All matching runs, loaded or not; null when rows are selected one by one. */
  matching: Matching | null;
  start: () => void;
  stop: () => void;
  /** With `upTo`, also applies to all rows between the last toggled one and this one. */
  toggle: (id: string, upTo?: boolean) => void;
  all: () => void;
  match: (all: Matching) => void;
};

/**
 * The rows selected for a bulk action. A row that leaves the list is deselected. While all matching runs are selected,
 * so are rows that load later, until a row is toggled: then only the loaded rows stay selected. `place` identifies the
 * list; the matching runs of another list do not apply.
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

/** The selected rows of a list: those with the given ids, or those that existed when all matching runs were counted. */
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

/** The ids between two rows, in list order; only the second if the first is gone. */
export function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)];
  if (from < 0 || to < 0) return [other];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

type Options = {
  filter: HistoryFilter;
  selection: Selection;
  /** The number of loaded rows, and whether there are more. */
  shown: number;
  hasMore: boolean;
};

/**
 * Whether all matching runs can be selected beyond the loaded ones. They are counted once all loaded ones are selected.
 */
export type MatchingOffer =
  | { is: 'none' }
  | { is: 'counting' }
  | { is: 'failed'; onRetry: () => void }
  | { is: 'offered'; count: number; onMatch: () => void }
  | { is: 'taken'; all: Matching; onlyShown: () => void };

export function useMatching({ filter, selection, shown, hasMore }: Options): MatchingOffer {
  const { isOn, chosen, matching, match, all } = selection;
  const isAsked = isOn && matching === null && hasMore && chosen.size === shown;
  const counted = useQuery({ ...countOptions(filter), enabled: isAsked });
  const { refetch } = counted;
  const onRetry = useCallback(() => void refetch(), [refetch]);
  if (matching) return { is: 'taken', all: matching, onlyShown: all };
  if (!isAsked) return { is: 'none' };
  if (counted.isFetching) return { is: 'counting' };
  const { data } = counted;
  if (!data) return { is: 'failed', onRetry };
  // The list may be older than the count.
  if (data.count <= shown) return { is: 'none' };
  return { is: 'offered', count: data.count, onMatch: () => match({ ...data, filter }) };
}
