import type { Kysely } from 'kysely';
import type { Database } from '../../database/database';
import { isSqlite } from '../../database/is-sqlite';

/** Places per millisecond: 2^53 has room for this many until the year 2248. */
const PLACES = 1024;

/**
 * The first place of a time in the order of the history: a number, so that it can be the row id of SQLite's word
 * index, which then returns matches newest first without sorting.
 */
export function firstSeq(at: Date): number {
  return at.getTime() * PLACES;
}

/**
 * A free place at that time. Call it in the transaction that takes it. On SQLite writers are serialized, so no two
 * rows share a place; on Postgres two might, and their ids order them.
 */
export async function freeSeq(db: Kysely<Database>, at: Date): Promise<number> {
  const first = firstSeq(at);
  if (!isSqlite(db)) return first + Math.floor(Math.random() * PLACES);
  const taken = await db.selectFrom('generations').select('seq').where('seq', '=', first).executeTakeFirst();
  if (!taken) return first;
  // The end of the consecutive places that begin there.
  const last = await db
    .selectFrom('generations as run')
    .select('run.seq')
    .where('run.seq', '>=', first)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('generations as next')
            .select('next.seq')
            .whereRef('next.seq', '=', (is) => is('run.seq', '+', 1)),
        ),
      ),
    )
    .orderBy('run.seq')
    .limit(1)
    .executeTakeFirstOrThrow();
  return last.seq + 1;
}
