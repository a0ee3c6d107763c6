import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { BinAnswer } from '@/lib/contract/history';
import { LIMITS } from '@/lib/contract/limits';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { nextRemoval, removeQueued } from '../files/removals';
import type { JobSource } from '../jobs/job-source';
import { log } from '../log/log';
import { collectUploads, nextCollection } from '../uploads/collect-uploads';
import type { Generations } from './context';
import { eraseRemains, nextErasure, purgeRuns } from './purge-runs';
import { DECK_COLUMNS, purgeUnowned, settleDecks } from './send/settle-decks';

export type BinOutcome = { ok: true; answer: BinAnswer } | { ok: false; reason: 'no-run' | 'under-way' };

type Deps = Pick<Generations, 'db' | 'now'>;

/**
 * Moves a run to the trash for 30 days and hides its deck. Runs in progress are refused: they may still be charged,
 * and nobody would see it. A run already in the trash keeps its date.
 */
export async function binRun({ db, now }: Deps, id: string): Promise<BinOutcome> {
  const at = now();
  const changed = await db.transaction().execute(async (transaction) => {
    const run = await transaction
      .updateTable('generations')
      .set({ deleted_at: at.toISOString() })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('state', 'in', [...FINAL_STATES])
      .returning([...DECK_COLUMNS, 'deleted_at'])
      .executeTakeFirst();
    if (run) await settleDecks(transaction, [run], at);
    return run;
  });
  if (changed) {
    log.info({ run: id }, 'a run was moved to the trash');
    return { ok: true, answer: { id, deletedAt: changed.deleted_at } };
  }
  const row = await findBinned(db, id);
  if (!row) return { ok: false, reason: 'no-run' };
  return row.deleted_at === null
    ? { ok: false, reason: 'under-way' }
    : { ok: true, answer: { id, deletedAt: row.deleted_at } };
}

/** Restores a run with its deck and sharing unchanged; null if there is no such run. */
export async function restoreRun({ db, now }: Deps, id: string): Promise<BinAnswer | null> {
  const restored = await db.transaction().execute(async (transaction) => {
    const run = await transaction
      .updateTable('generations')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returning(DECK_COLUMNS)
      .executeTakeFirst();
    if (run) await settleDecks(transaction, [run], now());
    return run;
  });
  if (restored) log.info({ run: id }, 'a run was restored from the trash');
  return restored || (await findBinned(db, id)) ? { id, deletedAt: null } : null;
}

function findBinned(db: Deps['db'], id: string) {
  return db.selectFrom('generations').select('deleted_at').where('id', '=', id).executeTakeFirst();
}

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
        // An upload in progress keeps growing (`fetch-export.ts`): it may belong to another process.
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
