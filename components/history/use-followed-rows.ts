import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { followedOptions } from '@/components/data/generations';
import type { RunSummary } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';

/** More are never under way at once but by accident: the rest is as it was when its page was read. */
const MOST = 20;

/** The rows, those of runs that are still under way as they stand now. What a person changes stays the list's own. */
export function useFollowedRows(rows: readonly RunSummary[]): readonly RunSummary[] {
  const underWay = useMemo(
    () => rows.filter(({ state, deletedAt }) => !FINAL_STATES.includes(state) && deletedAt === null).slice(0, MOST),
    [rows],
  );
  const now = useQueries({
    queries: underWay.map(({ id }) => followedOptions(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return useMemo(() => {
    if (now.length === 0) return rows;
    const byId = new Map(now.map((run) => [run.id, run]));
    return rows.map((row) => {
      const run = byId.get(row.id);
      if (!run) return row;
      const { state, serviceStatus, cards, sentAt, endedAt, credits, artifactId, hasDeck } = run;
      return { ...row, state, serviceStatus, cards, sentAt, endedAt, credits, artifactId, hasDeck };
    });
  }, [rows, now]);
}
