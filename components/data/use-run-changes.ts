'use client';

import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Run, RunPage, RunSummary } from '@/lib/contract/composer';
import type { BulkAct, RunChange } from '@/lib/contract/history';
import { t } from '@/lib/words/t';
import { actOnMatching, actOnRuns, binRun, changeRun, type Matching } from './history';
import { isRefusal } from './request-json';
import { runOptions } from './runs';

/** A change that was not saved: the text it contained, and a retry function if a retry may help. */
export type ChangeFailure = { message: string; lost: string | null; again: (() => void) | null };

const MAX_IDS_PER_REQUEST = 1000;

/**
 * Changes to runs: title, star, note, trash. They are applied optimistically to every list, and rolled back with a
 * `failure` if the server refuses them.
 */
export function useRunChanges() {
  const client = useQueryClient();
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const acts = useMemo(() => {
    /** Maps each row of each loaded list; null removes the row. */
    const edit = (change: (row: RunSummary) => RunSummary | null) =>
      client.setQueriesData<InfiniteData<RunPage>>(
        { queryKey: ['history'] },
        (lists) =>
          lists && { ...lists, pages: lists.pages.map((page) => ({ ...page, data: keep(page.data, change) })) },
      );
    const show = (id: string, change: Partial<RunSummary>) => {
      edit((row) => (row.id === id ? { ...row, ...change } : row));
      client.setQueryData<Run>(runOptions(id).queryKey, (run) => run && { ...run, ...change });
    };
    const attempt = async <Answer>(
      call: () => Promise<Answer>,
      rollBack: () => void,
      more: Pick<ChangeFailure, 'lost' | 'again'> = { lost: null, again: null },
    ): Promise<Answer | null> => {
      setFailure(null);
      try {
        return await call();
      } catch (failed) {
        rollBack();
        const message = failed instanceof Error ? failed.message : t('Couldn’t save.');
        // A refused change would be refused again.
        setFailure({ message, ...more, ...(isRefusal(failed) && { again: null }) });
        return null;
      } finally {
        // Marks all lists stale without refetching the mounted ones.
        void client.invalidateQueries({ queryKey: ['history'], refetchType: 'none' });
      }
    };
    const invalidateHistory = () => void client.invalidateQueries({ queryKey: ['history'] });
    /** Reloads lists that are loading, because their response may predate the change. */
    const reloadLoading = async () => {
      const loading = client
        .getQueryCache()
        .findAll({ queryKey: ['history'], fetchStatus: 'fetching', type: 'active' });
      for (const { queryKey } of loading) {
        await client.cancelQueries({ queryKey, exact: true });
        void client.refetchQueries({ queryKey, exact: true });
      }
    };
    const change = async (run: RunSummary, changes: RunChange): Promise<boolean> => {
      const { title, star, note } = run;
      const before = { title, star, note };
      show(run.id, changes);
      const answer = await attempt(
        () => changeRun(run.id, changes),
        () => show(run.id, before),
        { lost: changes.title ?? null, again: () => void change(run, changes) },
      );
      if (answer === null) return false;
      // A list that loaded while the request was pending has the old values.
      show(run.id, changes);
      await reloadLoading();
      return true;
    };
    return {
      clearFailure: () => setFailure(null),
      /** Resolves to true once it is saved. */
      change,
      /** Resolves to true once the run is in the trash. */
      bin: async (run: RunSummary): Promise<boolean> => {
        const answer = await attempt(() => binRun(run.id, true), invalidateHistory);
        if (!answer) return false;
        edit((row) => (row.id === run.id ? null : row));
        void reloadLoading();
        client.setQueryData<Run>(runOptions(run.id).queryKey, (kept) => kept && { ...kept, ...answer, hasDeck: false });
        return true;
      },
      restore: async (run: Pick<RunSummary, 'id'>): Promise<boolean> => {
        const answer = await attempt(
          () => binRun(run.id, false),
          () => {},
        );
        if (!answer) return false;
        client.setQueryData<Run>(runOptions(run.id).queryKey, (kept) => kept && { ...kept, ...answer });
        // Refetched, because its deck can be opened again.
        void client.invalidateQueries({ queryKey: runOptions(run.id).queryKey });
        invalidateHistory();
        return true;
      },
      /** Deletes a run in the trash for good; resolves to true once it is gone. */
      purge: async (run: Pick<RunSummary, 'id'>): Promise<boolean> => {
        const answer = await attempt(
          () => actOnRuns('purge', { ids: [run.id] }),
          () => {},
        );
        invalidateHistory();
        return answer !== null;
      },
      /** The number of changed and failed runs, and the time; null if unknown. */
      many: async (act: BulkAct, ids: readonly string[]) => {
        const result = { done: 0, left: 0, at: [] as string[] };
        for (let from = 0; from < ids.length; from += MAX_IDS_PER_REQUEST) {
          const answer = await attempt(
            () => actOnRuns(act, { ids: ids.slice(from, from + MAX_IDS_PER_REQUEST) }),
            () => {},
          );
          if (!answer) break;
          result.done += answer.done;
          result.left += answer.left;
          result.at.push(answer.at);
        }
        invalidateHistory();
        return result.at.length > 0 ? result : null;
      },
      /**
       * The same for all matching runs; also null if nothing was done, because the matches have changed since they were
       * counted.
       */
      matching: async (act: BulkAct, all: Matching) => {
        const answer = await attempt(
          () => actOnMatching(act, all),
          () => {},
        );
        invalidateHistory();
        return answer && { ...answer, at: [answer.at] };
      },
      /** Undoes bulk deletions; returns the number of restored runs. */
      undoMany: async (at: readonly string[]): Promise<number> => {
        let done = 0;
        for (const deletedAt of at) {
          const answer = await attempt(
            () => actOnRuns('restore', { filter: { bin: '1', deletedAt } }),
            () => {},
          );
          done += answer?.done ?? 0;
        }
        invalidateHistory();
        return done;
      },
    };
  }, [client]);
  return { ...acts, failure };
}

export type RunChanges = ReturnType<typeof useRunChanges>;

function keep(rows: RunSummary[], change: (row: RunSummary) => RunSummary | null): RunSummary[] {
  return rows.map(change).filter((row) => row !== null);
}
