import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@/lib/contract/limits';
import { nextRemoval, removeQueued } from '../files/removals';
import type { JobSource } from '../jobs/job-source';
import { log } from '../log/log';
import { collectUploads, nextCollection } from '../uploads/collect-uploads';
import type { Generations } from './context';
import { eraseRemains, nextErasure } from './erase-remains';
import { purgeRuns } from './purge-runs';
import { purgeUnowned } from './send/settle-decks';

const BATCH_SIZE = 50;
/** Milliseconds between two checks. After 30 days, a delay of an hour does not matter. */
const PAUSE = 60 * 60_000;

/** Purges up to 50 runs that have been in the trash for 30 days. Returns their number. */
export async function purgeBin(deps: Pick<Generations, 'db' | 'now'>): Promise<number> {
  const before = new Date(deps.now().getTime() - LIMITS.binDays * 86_400_000).toISOString();
  const old = await deps.db
    .selectFrom('generations')
    .select('id')
    .where('deleted_at', '<', before)
    .limit(BATCH_SIZE)
    .execute();
  // Checks the age again: a run may have been restored in the meantime.
  const runs = await purgeRuns(
    deps,
    old.map(({ id }) => id),
    before,
  );
  if (runs.length > 0) log.info({ runs }, 'runs were purged after 30 days in the trash');
  return runs.length;
}

/** Removes the pictures and files of purged runs, then what the database still holds of them. */
export async function finishPurge(
  deps: Pick<Generations, 'db' | 'files' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  await collectUploads(deps, signal);
  await removeQueued(deps, signal);
  await eraseRemains(deps.db, deps.now(), signal);
}

/**
 * At startup and then hourly: purges old runs, finishes the purge, and drops abandoned uploads and old copies of the
 * database.
 */
export function binJobs(deps: () => Promise<Generations>, dropCopies: () => Promise<void> = async () => {}): JobSource {
  let due = 0;
  let isLooking = false;
  const nextOwed = async () => {
    const { db } = await deps();
    const owed = (await Promise.all([nextRemoval(db), nextErasure(db), nextCollection(db)])).filter(
      (at) => at !== null,
    );
    return Math.min(due, ...owed.map((at) => at.getTime()));
  };
  return {
    name: 'bin',
    concurrency: 1,
    claim: async (now) => {
      if (now.getTime() < (await nextOwed())) return [];
      isLooking = now.getTime() >= due;
      if (isLooking) due = now.getTime() + PAUSE;
      return [{ id: 'bin' }];
    },
    run: async (_job, signal) => {
      const { db, files, now } = await deps();
      if (isLooking) {
        // An upload in progress keeps growing (`hold-to-pace.ts`): it may belong to another process.
        await files.dropAbandoned(new Date(now().getTime() - PAUSE));
        await dropCopies();
        while (!signal.aborted && (await purgeBin(await deps())) === BATCH_SIZE) await pause(50);
        await purgeUnowned(db, now());
      }
      await finishPurge(await deps(), signal);
    },
    nextDue: async () => new Date(await nextOwed()),
  };
}
