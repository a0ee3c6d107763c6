'use client';

import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Run, RunPage, RunSummary } from '@/lib/contract/composer';
import type { BulkAct, RunChange } from '@/lib/contract/history';
import { say } from '@/lib/words/say';
import { generationOptions } from './generations';
import { actOnRuns, binRun, changeRun } from './history';
import { actOnMatching, type Matching } from './matching-runs';
import { isRefusal } from './request-json';

/** A change that was not kept: what was typed for it, and how to try it again, where that may help. */
export type ChangeFailure = { message: string; lost: string | null; again: (() => void) | null };

/** As many as one call takes. */
const AT_ONCE = 1000;

/**
 * Changes to runs that are kept: a title, a star, a note, the bin. They show at once in every list; what the server
 * refuses is taken back and told in `failure`.
 */
export function useRunChanges() {
  const client = useQueryClient();
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const acts = useMemo(() => {
    /** Each row of each list that was read anew; null takes it out. */
    const edit = (change: (row: RunSummary) => RunSummary | null) =>
      client.setQueriesData<InfiniteData<RunPage>>(
        { queryKey: ['history'] },
        (lists) =>
          lists && { ...lists, pages: lists.pages.map((page) => ({ ...page, data: keep(page.data, change) })) },
      );
    const show = (id: string, change: Partial<RunSummary>) => {
      edit((row) => (row.id === id ? { ...row, ...change } : row));
      client.setQueryData<Run>(generationOptions(id).queryKey, (run) => run && { ...run, ...change });
    };
    const trying = async <Answer>(
      call: () => Promise<Answer>,
      takeBack: () => void,
      more: Pick<ChangeFailure, 'lost' | 'again'> = { lost: null, again: null },
    ): Promise<Answer | null> => {
      setFailure(null);
      try {
        return await call();
      } catch (failed) {
        takeBack();
        const message = failed instanceof Error ? failed.message : say('It could not be kept.');
        // What was refused would be refused again.
        setFailure({ message, ...more, ...(isRefusal(failed) && { again: null }) });
        return null;
      } finally {
        // Lists that are not in view are read again when they are.
        void client.invalidateQueries({ queryKey: ['history'], refetchType: 'none' });
      }
    };
    const readAnew = () => void client.invalidateQueries({ queryKey: ['history'] });
    const change = async (run: RunSummary, wish: RunChange): Promise<boolean> => {
      const { title, star, note } = run;
      const before = { title, star, note };
      show(run.id, wish);
      const answer = await trying(
        () => changeRun(run.id, wish),
        () => show(run.id, before),
        { lost: wish.title ?? null, again: () => void change(run, wish) },
      );
      return answer !== null;
    };
    return {
      clearFailure: () => setFailure(null),
      /** True once it is kept. */
      change,
      /** True once they lie there. */
      bin: async (run: RunSummary): Promise<boolean> => {
        const answer = await trying(() => binRun(run.id, true), readAnew);
        if (!answer) return false;
        edit((row) => (row.id === run.id ? null : row));
        client.setQueryData<Run>(
          generationOptions(run.id).queryKey,
          (kept) => kept && { ...kept, ...answer, hasDeck: false },
        );
        return true;
      },
      restore: async (run: Pick<RunSummary, 'id'>): Promise<boolean> => {
        const answer = await trying(
          () => binRun(run.id, false),
          () => {},
        );
        if (!answer) return false;
        client.setQueryData<Run>(generationOptions(run.id).queryKey, (kept) => kept && { ...kept, ...answer });
        // Its deck can be opened again.
        void client.invalidateQueries({ queryKey: generationOptions(run.id).queryKey });
        readAnew();
        return true;
      },
      /** Erases a run that is in the trash; true once it is gone. */
      purge: async (run: Pick<RunSummary, 'id'>): Promise<boolean> => {
        const answer = await trying(
          () => actOnRuns('purge', { ids: [run.id] }),
          () => {},
        );
        readAnew();
        return answer !== null;
      },
      /** How many were changed, how many could not be, and when; null when that is not known. */
      many: async (act: BulkAct, ids: readonly string[]) => {
        const told = { done: 0, left: 0, at: [] as string[] };
        for (let from = 0; from < ids.length; from += AT_ONCE) {
          const answer = await trying(
            () => actOnRuns(act, { ids: ids.slice(from, from + AT_ONCE) }),
            () => {},
          );
          if (!answer) break;
          told.done += answer.done;
          told.left += answer.left;
          told.at.push(answer.at);
        }
        readAnew();
        return told.at.length > 0 ? told : null;
      },
      /** The same of all that match; null also where nothing was done, for others match than were counted. */
      matching: async (act: BulkAct, all: Matching) => {
        const answer = await trying(
          () => actOnMatching(act, all),
          () => {},
        );
        readAnew();
        return answer && { ...answer, at: [answer.at] };
      },
      /** Takes back deletions of many; gives how many runs are there again. */
      undoMany: async (at: readonly string[]): Promise<number> => {
        let done = 0;
        for (const deletedAt of at) {
          const answer = await trying(
            () => actOnRuns('restore', { filter: { bin: '1', deletedAt } }),
            () => {},
          );
          done += answer?.done ?? 0;
        }
        readAnew();
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
