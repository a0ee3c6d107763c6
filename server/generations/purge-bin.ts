import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@/lib/contract/limits';
import type { JobSource } from '../jobs/job-source';
import type { Generations } from './context';
import { forgetWords } from './word-index';

const AT_ONCE = 50;
/** Milliseconds between two looks: whoever is late by an hour after 30 days is not late. */
const PAUSE = 60 * 60_000;

/**
 * Removes for good what has lain in the bin for 30 days, up to 50 runs: the kept files and the rows with all that hangs
 * on them. What the service made stays there. Gives the number of runs.
 */
export async function purgeBin({ db, files, now }: Pick<Generations, 'db' | 'files' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - LIMITS.binDays * 86_400_000).toISOString();
  return db.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom('generations')
      .select('id')
      .where('deleted_at', '<', before)
      .limit(AT_ONCE)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const kept = await transaction
      .selectFrom('kept_exports')
      .select(['generation_row', 'file_key'])
      .where('generation_row', 'in', ids)
      .execute();
    // Asked again: it may have been taken out of the bin this very moment.
    const runs = await transaction
      .deleteFrom('generations')
      .where('id', 'in', ids)
      .where('deleted_at', '<', before)
      .returning(['id', 'seq'])
      .execute();
    await forgetWords(
      transaction,
      runs.map(({ seq }) => seq),
    );
    // Before the rows are gone for good: of a program that is killed here the next look does it again, and no file stays
    // that nobody knows of.
    const gone = new Set(runs.map(({ id }) => id));
    for (const { generation_row, file_key } of kept)
      if (file_key !== null && gone.has(generation_row)) await files.delete(file_key).catch(() => {});
    return runs.length;
  });
}

/** Looks into the bin at the start and then by the hour, and after what killed programs were writing. */
export function binJobs(world: () => Promise<Generations>): JobSource {
  let due = 0;
  return {
    name: 'bin',
    concurrency: 1,
    claim: async (now) => {
      if (now.getTime() < due) return [];
      due = now.getTime() + PAUSE;
      return [{ id: 'bin' }];
    },
    run: async (_job, signal) => {
      const { files, now } = await world();
      // A file that comes in grows all the time (`hold-to-pace.ts`): it may be another process's.
      await files.dropAbandoned(new Date(now().getTime() - PAUSE));
      while (!signal.aborted && (await purgeBin(await world())) === AT_ONCE) await pause(50);
    },
    nextDue: async () => new Date(due),
  };
}
