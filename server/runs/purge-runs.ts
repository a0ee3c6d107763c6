import 'server-only';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { queueRemovals } from '../files/removals';
import { log } from '../log/log';
import { expectCollection } from '../uploads/collect-uploads';
import type { Generations } from './context';
import { forgetWords, mergeWords } from './find/word-index';
import { DECK_COLUMNS, settleDecks } from './send/settle-decks';
import { othersTurns } from './write-pace';

/**
 * Erases runs that are in the trash, with everything that belongs to them: events, kept files, sent drafts, decks and
 * the templates saved from them. Returns their ids. All rows go in one transaction; files, search words and what the
 * database file still holds follow in the background (`eraseRemains`), also after a crash.
 * @param deletedBefore only runs that were deleted before this time
 */
export async function purgeRuns(
  { db, now }: Pick<Generations, 'db' | 'now'>,
  ids: readonly string[],
  deletedBefore?: string,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const at = now();
  const purged = await db.transaction().execute(async (transaction) => {
    const files = await transaction
      .selectFrom('kept_exports')
      .select(['generation_row', 'file_key'])
      .where('generation_row', 'in', ids)
      .execute();
    await expectCollection(transaction, ids);
    let removal = transaction.deleteFrom('generations').where('id', 'in', ids).where('deleted_at', 'is not', null);
    if (deletedBefore !== undefined) removal = removal.where('deleted_at', '<', deletedBefore);
    const runs = await removal.returning([...DECK_COLUMNS, 'seq']).execute();
    if (runs.length === 0) return [];
    await forgetWords(
      transaction,
      runs.map(({ seq }) => seq),
    );
    await settleDecks(transaction, runs, at, { purge: true });
    const gone = new Set(runs.map(({ id }) => id));
    await forgetSentDrafts(transaction, [...gone]);
    await forgetTemplates(
      transaction,
      runs.flatMap(({ target, artifact_id }) => (target === 'local' && artifact_id !== null ? artifact_id : [])),
    );
    // The engine's files are named by its own rows too, and are deleted with those.
    const own = files.filter(({ generation_row }) => gone.has(generation_row));
    await queueRemovals(
      transaction,
      own.flatMap(({ file_key }) => (file_key?.startsWith('exports/') ? file_key : [])),
      at,
    );
    await oweErasure(transaction, at);
    return runs;
  });
  return purged.map(({ id }) => id);
}

/** Drafts that were sent as the run and not changed since are copies of it; others are the person's own. */
async function forgetSentDrafts(db: Kysely<Database>, runs: readonly string[]): Promise<void> {
  await db.deleteFrom('drafts').where('run_id', 'in', runs).execute();
}

/** A template saved from a deck that no run has any more cannot be used, and its name reveals what it was. */
async function forgetTemplates(db: Kysely<Database>, artifactIds: readonly string[]): Promise<void> {
  if (artifactIds.length === 0) return;
  await db
    .deleteFrom('saved_templates')
    .where('target', '=', 'local')
    .where('artifact_id', 'in', artifactIds)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('engine_artifacts')
            .select('engine_artifacts.id')
            .whereRef('engine_artifacts.id', '=', 'saved_templates.artifact_id'),
        ),
      ),
    )
    .execute();
}

// After rows are deleted, they can still be read from SQLite's file in two places: the word index, which only marks
// its deleted rows, and the write-ahead log. Postgres is left to its own vacuum (docs/decisions/015-what-deleting-a-run-does.md).

/** Milliseconds until the next attempt when another process was reading. */
const RETRY = 60_000;

/** Records that deleted text must be erased. Call it in the transaction that deletes. */
async function oweErasure(db: Kysely<Database>, at: Date): Promise<void> {
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
