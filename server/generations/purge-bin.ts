import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobSource } from '../jobs/job-source';
import type { Generations } from './context';
import { forgetWords } from './word-index';

const BIN_DAYS = 30;
const AT_ONCE = 50;
/** Milliseconds between two looks: whoever is late by an hour after 30 days is not late. */
const PAUSE = 60 * 60_000;

/**
 * Removes for good what has lain in the bin for 30 days, up to 50 runs: the rows with all that hangs on them, then the
 * kept files. What the service made stays there. Gives the number of runs.
 */
export async function purgeBin({ db, files, now }: Pick<Generations, 'db' | 'files' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - BIN_DAYS * 86_400_000).toISOString();
  const { runs, keys } = await db.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom('generations')
      .select('id')
      .where('deleted_at', '<', before)
      .limit(AT_ONCE)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return { runs: [], keys: [] };
    const kept = await transaction
      .selectFrom('kept_exports')
      .select('file_key')
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
    return { runs, keys: runs.length === ids.length ? kept.flatMap(({ file_key }) => file_key ?? []) : [] };
  });
  for (const key of keys) await files.delete(key).catch(() => {});
  return runs.length;
}

/** Looks into the bin at the start and then by the hour. */
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
      while (!signal.aborted && (await purgeBin(await world())) === AT_ONCE) await pause(50);
    },
    nextDue: async () => new Date(due),
  };
}
