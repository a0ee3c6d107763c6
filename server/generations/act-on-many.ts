import 'server-only';
import type { Updateable } from 'kysely';
import type { BulkAct, BulkAnswer, bulkRequest } from '@/lib/contract/history';
import { FINAL_STATES } from '@/lib/contract/run-words';
import type * as z from '@/lib/contract/zod';
import type { GenerationsTable } from '../database/composer-tables';
import type { Generations } from './context';
import { findRuns } from './find-runs';
import type { OrderKey } from './run-order';

/** Rows changed with one write to the disk: others wait for it. */
const AT_ONCE = 100;
/** Found at once: a search has its beginning each time. */
const FOUND_AT_ONCE = 1000;

/**
 * One act on the runs named, or on all that a filter finds, a hundred at a time, the newest first: when the program ends
 * in between, the rest is as it was, and doing it again does the rest.
 */
export async function actOnMany(
  world: Pick<Generations, 'db' | 'now'>,
  { act, ids, filter }: z.output<typeof bulkRequest>,
): Promise<BulkAnswer> {
  const at = world.now().toISOString();
  let [done, seen] = [0, 0];
  const apply = async (some: readonly string[]) => {
    for (let from = 0; from < some.length; from += AT_ONCE) {
      done += await change(world, act, some.slice(from, from + AT_ONCE), at);
      // SQLite answers without a pause: others are served between two.
      await new Promise((resolve) => setImmediate(resolve));
    }
    seen += some.length;
  };
  if (ids) {
    await apply([...new Set(ids)]);
  } else if (filter) {
    for (let after: OrderKey | null = null; ; ) {
      const found: OrderKey[] = await findRuns(world.db, { filter, sort: 'newest', after, limit: FOUND_AT_ONCE });
      if (found.length > 0) await apply(found.map(({ id }) => id));
      after = found.at(-1) ?? null;
      if (found.length < FOUND_AT_ONCE) break;
    }
  }
  return { done, left: seen - done, at };
}

/** What each act writes, and into which rows; those under way are not deleted (`bin-run.ts`). */
async function change({ db }: Pick<Generations, 'db'>, act: BulkAct, ids: readonly string[], at: string) {
  const changes = {
    star: { star: 1 },
    unstar: { star: 0 },
    delete: { deleted_at: at },
    restore: { deleted_at: null },
  } as const satisfies Record<BulkAct, Updateable<GenerationsTable>>;
  let update = db.updateTable('generations').set(changes[act]).where('id', 'in', ids);
  if (act === 'star' || act === 'unstar') update = update.where('star', '=', act === 'star' ? 0 : 1);
  if (act === 'delete') update = update.where('deleted_at', 'is', null).where('state', 'in', [...FINAL_STATES]);
  if (act === 'restore') update = update.where('deleted_at', 'is not', null);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}
