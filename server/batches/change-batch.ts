import 'server-only';
import { fillRow } from '@/lib/batch/fill-row';
import { type BatchChange, type BatchToCreate, RETRYABLE } from '@/lib/contract/batches';
import type { Problem } from '@/lib/contract/request/problems';
import { englishMessage } from '@/lib/words/stored-messages';
import type { Generations } from '../runs/context';
import { bodyHash } from '../runs/send/submit-run';
import { unknownColumn } from './prepare-row';
import { changeBatchRow, findBatch, progressOf, reopenRows } from './store';

type CreateOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'fields'; fields: Problem[] }
  /** The same id was used before for another batch. */
  | { ok: false; reason: 'other-body' };

/** Rows per statement: a database limits the number of its parameters. */
const ROWS_PER_INSERT = 100;

/**
 * Stores a batch with all of its rows, which are submitted in the background. The same submission again is the same
 * batch.
 */
export async function createBatch(
  { db, now, wake }: Generations,
  submissionId: string,
  asked: BatchToCreate,
): Promise<CreateOutcome> {
  const { name, template, columns, rows, maxCredits } = asked;
  const { unknown } = fillRow(template, columns, []);
  if (unknown.length > 0) return { ok: false, reason: 'fields', fields: unknown.map(unknownColumn) };
  const id = `bat_${submissionId}`;
  const body_hash = bodyHash(asked);
  const at = now().toISOString();
  const isNew = await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('batches')
      .values({
        ...{ id, state: 'running', due_at: at, lease_until: null, lease_owner: null },
        ...{ name, template: JSON.stringify(template), columns: JSON.stringify(columns) },
        ...{ row_count: rows.length, body_hash, max_credits: maxCredits },
        ...{ pause_reason: null, created_at: at, ended_at: null },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const values = rows.map((cells, index) => ({
      ...{ id: `${id}.${index + 1}`, batch_id: id, number: index + 1, cells: JSON.stringify(cells) },
      ...{ tries: 0, run_id: null, problem: null, most_credits: null },
    }));
    for (let from = 0; from < values.length; from += ROWS_PER_INSERT)
      await transaction
        .insertInto('batch_rows')
        .values(values.slice(from, from + ROWS_PER_INSERT))
        .execute();
    return true;
  });
  if (!isNew && (await findBatch(db, id))?.body_hash !== body_hash) return { ok: false, reason: 'other-body' };
  wake();
  return { ok: true, id };
}

/** `state`: the change does not apply to what the batch is doing now. A problem is one of the new limit. */
export type ChangeOutcome = 'changed' | 'unknown' | 'state' | Problem;

/**
 * Pauses or resumes a batch, or retries its rows that failed without a charge. Runs that were submitted go on: what is
 * paused is the submission of further rows.
 */
export async function changeBatch(
  { db, now, wake }: Generations,
  id: string,
  { action, maxCredits }: BatchChange,
): Promise<ChangeOutcome> {
  if (!(await findBatch(db, id))) return 'unknown';
  if (action === 'pause') {
    const changes = { state: 'paused', pause_reason: 'person', due_at: null } as const;
    return (await changeBatchRow(db, id, ['running'], changes)) ? 'changed' : 'state';
  }
  if (typeof maxCredits === 'number') {
    const { spent } = await progressOf(db, id);
    const message = englishMessage('must be at least {spent}, which is already spent', { spent });
    if (maxCredits < spent) return { path: 'maxCredits', message };
  }
  const limit = maxCredits === undefined ? {} : { max_credits: maxCredits };
  const running = {
    state: 'running',
    pause_reason: null,
    due_at: now().toISOString(),
    ended_at: null,
    ...limit,
  } as const;
  const isChanged = await db.transaction().execute(async (transaction) => {
    if (action === 'resume') return changeBatchRow(transaction, id, ['paused'], running);
    if ((await reopenRows(transaction, id, RETRYABLE)) === 0) return false;
    await changeBatchRow(transaction, id, ['running', 'done'], running);
    return true;
  });
  wake();
  return isChanged ? 'changed' : 'state';
}

/** Deletes a batch and its table, but not its runs. False while it is running. */
export async function deleteBatch({ db }: Pick<Generations, 'db'>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('batches')
    .where('id', '=', id)
    .where('state', '!=', 'running')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
