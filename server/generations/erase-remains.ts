import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { log } from '../log/log';
import { othersTurns } from './pace';
import { mergeWords } from './word-index';

// After rows are deleted, SQLite's file can still be read for them in three places: pages freed before `secure_delete`
// was on, the index of words, which only marks its deleted rows, and the write-ahead log. Postgres is left to its own
// vacuum (docs/decisions/013).

/** Milliseconds until it is tried again, when another process was reading. */
const RETRY = 60_000;

/** Notes that deleted text is to be erased. Call it in the transaction that deletes. */
export async function oweErasure(db: Kysely<Database>, at: Date): Promise<void> {
  if (!isSqlite(db)) return;
  const due_at = at.toISOString();
  await db
    .insertInto('upkeep')
    .values({ id: 'words', due_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ due_at }))
    .execute();
}

/** Erases what is owed. Does nothing when nothing is due. */
export async function eraseRemains(db: Kysely<Database>, now: Date, signal?: AbortSignal): Promise<void> {
  const owed = await db.selectFrom('upkeep').selectAll().where('due_at', '<=', now.toISOString()).execute();
  if (owed.length === 0) return;
  const isDone = await erase(db, new Set(owed.map(({ id }) => id)), signal).catch((error: unknown) => {
    log.warn({ err: error }, 'what was deleted could not be erased from the database file yet');
    return false;
  });
  if (signal?.aborted) return;
  if (!isDone) return postpone(db, new Date(now.getTime() + RETRY));
  // One that was noted again meanwhile has another time.
  for (const { id, due_at } of owed)
    await db.deleteFrom('upkeep').where('id', '=', id).where('due_at', '=', due_at).execute();
}

/** False when another process is in the way. */
async function erase(db: Kysely<Database>, owed: ReadonlySet<string>, signal?: AbortSignal): Promise<boolean> {
  if (!isSqlite(db)) return true;
  // Blocks for as long as it takes to write the file; owed once, by the first start of this version.
  if (owed.has('vacuum')) await sql`vacuum`.execute(db);
  if (owed.has('words')) {
    for (let isFirst = true; !signal?.aborted; isFirst = false) {
      if (!(await mergeWords(db, isFirst))) break;
      await othersTurns();
    }
  }
  return truncateLog(db);
}

/** When erasing is due; null when nothing is owed. */
export async function nextErasure(db: Kysely<Database>): Promise<Date | null> {
  const next = await db.selectFrom('upkeep').select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return next ? new Date(next.due_at) : null;
}

/** Moves the write-ahead log into the file and empties it; false while another process reads from it. */
async function truncateLog(db: Kysely<Database>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows: waits } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    // SQLite waits on the thread that serves everybody: here it is asked again a minute later instead.
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(waits[0]?.timeout ?? 5000)}`.execute(connection);
    }
  });
}

async function postpone(db: Kysely<Database>, to: Date): Promise<void> {
  await db.updateTable('upkeep').set({ due_at: to.toISOString() }).execute();
}
