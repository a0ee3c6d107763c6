import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { log } from '../log/log';
import type { FileStore } from './file-store';

// A file is removed after the transaction that drops the rows naming it: the transaction queues its key, and a job
// removes it. If the program is killed in between, the key is found at its next start.

const BATCH_SIZE = 50;
/**
 * Milliseconds until a file is removed a second time. By then, any writer that started before the first removal has
 * ended.
 */
const SECOND_PASS_MS = 60 * 60_000;
/** Milliseconds until a failed removal is retried. */
const RETRY_MS = 5 * 60_000;

type Deps = { db: Kysely<Database>; files: Pick<FileStore, 'delete'>; now(): Date };

/** Queues files for removal. Call it in the transaction that drops the last rows naming them. */
export async function queueRemovals(db: Kysely<Database>, keys: Iterable<string>, at: Date): Promise<void> {
  const queued = { due_at: at.toISOString(), passes: 0 };
  for (const id of new Set(keys))
    await db
      .insertInto('file_removals')
      .values({ id, ...queued })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(queued))
      .execute();
}

/** Keeps a file that is used again. Waits for a removal in progress, so check afterwards whether the file exists. */
export async function cancelRemoval(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('file_removals').where('id', '=', key).execute();
}

/** Removes the files that are due. */
export async function removeQueued(deps: Deps, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const due = await deps.db
      .selectFrom('file_removals')
      .select('id')
      .where('due_at', '<=', deps.now().toISOString())
      .orderBy('due_at')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id } of due) await remove(deps, id);
    if (due.length < BATCH_SIZE) return;
  }
}

/** When the next file is due; null if none is queued. */
export async function nextRemoval(db: Kysely<Database>): Promise<Date | null> {
  const next = await db.selectFrom('file_removals').select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return next ? new Date(next.due_at) : null;
}

async function remove({ db, files, now }: Deps, key: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // The row is locked while the file is removed, so that `cancelRemoval` waits.
    let select = transaction.selectFrom('file_removals').select('passes').where('id', '=', key);
    if (!isSqlite(transaction)) select = select.forUpdate();
    const row = await select.executeTakeFirst();
    if (!row) return;
    if (await isUsed(transaction, key)) return cancelRemoval(transaction, key);
    const after = await files.delete(key).then(
      () => (row.passes === 0 ? { wait: SECOND_PASS_MS, passes: 1 } : null),
      (error: unknown) => {
        log.warn({ err: error, key }, 'a file could not be removed');
        return { wait: RETRY_MS, passes: row.passes };
      },
    );
    if (after === null) return cancelRemoval(transaction, key);
    const due_at = new Date(now().getTime() + after.wait).toISOString();
    await transaction
      .updateTable('file_removals')
      .set({ due_at, passes: after.passes })
      .where('id', '=', key)
      .execute();
  });
}

/** Whether a row names the file again: a picture of another deck, or a file that was recreated. */
async function isUsed(db: Kysely<Database>, key: string): Promise<boolean> {
  const id = key.slice(key.indexOf('/') + 1);
  const rows = await Promise.all([
    db.selectFrom('engine_images').select('id').where('file_key', '=', key).limit(1).execute(),
    db.selectFrom('engine_exports').select('id').where('id', '=', id).where('file_key', '=', key).execute(),
    db.selectFrom('kept_exports').select('id').where('id', '=', id).where('file_key', '=', key).execute(),
  ]);
  return rows.some((found) => found.length > 0);
}
