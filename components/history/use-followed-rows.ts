import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { followedOptions } from '@/components/data/runs';
import type { RunSummary } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import type { FollowedRun } from './followed-run';

/** The maximum number of runs that are polled; the others stay as loaded. More are rarely in progress at once. */
const MAX_POLLED = 20;

/** The rows, with the latest state of runs in progress. Fields that a person edits still come from the list. */
export function useFollowedRows(rows: readonly RunSummary[]): readonly FollowedRun[] {
  const underWay = useMemo(
    () =>
      rows.filter(({ state, deletedAt }) => !FINAL_STATES.includes(state) && deletedAt === null).slice(0, MAX_POLLED),
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
      const { state, serviceStatus, cards, sentAt, endedAt, credits, artifactId, hasDeck, watch, exports } = run;
      const standing = { state, serviceStatus, cards, sentAt, endedAt, credits, artifactId, hasDeck, watch, exports };
      return { ...row, ...standing, progress: run.progress };
    });
  }, [rows, now]);
}
