import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { log } from '../log/log';
import { mergeWords } from './find/word-index';
import { othersTurns } from './write-pace';

// After rows are deleted, they can still be read from SQLite's file in two places: the word index, which only marks
// its deleted rows, and the write-ahead log. Postgres is left to its own vacuum (docs/decisions/015-what-deleting-a-run-does.md).

/** Milliseconds until the next attempt when another process was reading. */
const RETRY = 60_000;

/** Records that deleted text must be erased. Call it in the transaction that deletes. */
export async function oweErasure(db: Kysely<Database>, at: Date): Promise<void> {
  if (!isSqlite(db)) return;
  const due_at = at.toISOString();
  await db
    .insertInto('upkeep')
    .values({ id: 'words', due_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ due_at }))
    .execute();
}

/** Erases what is due, if anything. */
export async function eraseRemains(db: Kysely<Database>, now: Date, signal?: AbortSignal): Promise<void> {
  const owed = await db.selectFrom('upkeep').selectAll().where('due_at', '<=', now.toISOString()).execute();
  if (owed.length === 0) return;
  const isDone = await erase(db, signal).catch((error: unknown) => {
    log.warn({ err: error }, 'what was deleted could not be erased from the database file yet');
    return false;
  });
  if (signal?.aborted) return;
  if (!isDone) return postpone(db, new Date(now.getTime() + RETRY));
  // A task that was recorded again during the erasure has a new due time and stays.
  for (const { id, due_at } of owed)
    await db.deleteFrom('upkeep').where('id', '=', id).where('due_at', '=', due_at).execute();
}

/** False if another process is in the way. */
async function erase(db: Kysely<Database>, signal?: AbortSignal): Promise<boolean> {
  if (!isSqlite(db)) return true;
  for (let isFirst = true; !signal?.aborted; isFirst = false) {
    if (!(await mergeWords(db, isFirst))) break;
    await othersTurns();
  }
  return truncateLog(db);
}

/** When the next erasure is due; null if there is none. */
export async function nextErasure(db: Kysely<Database>): Promise<Date | null> {
  const next = await db.selectFrom('upkeep').select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return next ? new Date(next.due_at) : null;
}

/** Checkpoints and truncates the write-ahead log; false while another process reads from it. */
async function truncateLog(db: Kysely<Database>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows: waits } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    // With a busy timeout SQLite would block the main thread, so this fails at once and retries a minute later.
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
