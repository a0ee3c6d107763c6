import 'server-only';
import type { BinAnswer } from '@/lib/contract/history';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { log } from '../log/log';
import type { Generations } from './context';
import { DECK_COLUMNS, settleDecks } from './send/settle-decks';

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
