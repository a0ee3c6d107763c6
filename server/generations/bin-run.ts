import 'server-only';
import type { BinAnswer } from '@/lib/contract/history';
import { FINAL_STATES } from '@/lib/contract/run-words';
import type { Generations } from './context';

export type BinOutcome = { ok: true; answer: BinAnswer } | { ok: false; reason: 'no-run' | 'under-way' };

type World = Pick<Generations, 'db' | 'now'>;

/**
 * Puts a run in the bin, for 30 days. Not one that is under way: it may be charged yet, and nobody would see it. One
 * that lies there stays since when it does.
 */
export async function binRun({ db, now }: World, id: string): Promise<BinOutcome> {
  const changed = await db
    .updateTable('generations')
    .set({ deleted_at: now().toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('state', 'in', [...FINAL_STATES])
    .returning('deleted_at')
    .executeTakeFirst();
  if (changed) return { ok: true, answer: { id, deletedAt: changed.deleted_at } };
  const row = await findBinned(db, id);
  if (!row) return { ok: false, reason: 'no-run' };
  return row.deleted_at === null
    ? { ok: false, reason: 'under-way' }
    : { ok: true, answer: { id, deletedAt: row.deleted_at } };
}

/** Takes it out again, as it was; null when there is no such run. */
export async function restoreRun({ db }: World, id: string): Promise<BinAnswer | null> {
  await db.updateTable('generations').set({ deleted_at: null }).where('id', '=', id).execute();
  return (await findBinned(db, id)) ? { id, deletedAt: null } : null;
}

function findBinned(db: World['db'], id: string) {
  return db.selectFrom('generations').select('deleted_at').where('id', '=', id).executeTakeFirst();
}
