import 'server-only';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type BATCH_STATES, type BatchRowState, ROW_STATES } from '@/lib/contract/batches';
import { FINAL_STATES, type RunState } from '@/lib/contract/run-words';
import type { BatchesTable, BatchRowsTable } from '../database/composer-tables';
import type { Database } from '../database/database';

export type BatchJob = Selectable<BatchesTable>;
export type WaitingRow = Selectable<BatchRowsTable>;

/** A row with what is known of its run. Times and texts as in the tables. */
export type RowWithRun = Pick<WaitingRow, 'number' | 'cells' | 'problem' | 'run_id'> & {
  row_state: BatchRowState;
  run_state: RunState | null;
  title: string | null;
  cards: number | null;
  credits_deducted: number | null;
  error_message: string | null;
  artifact_url: string | null;
};

/** `lib/contract/batches.ts` explains the states. */
const ROW_STATE = sql`case
  when r.problem is not null then 'refused'
  when r.run_id is null then 'waiting'
  when g.id is null then 'deleted'
  when g.state = 'completed' then 'completed'
  when g.state not in (${sql.join([...FINAL_STATES])}) then 'working'
  when g.state in ('rejected', 'failed') and coalesce(g.credits_deducted, 0) = 0 then 'failed'
  else 'unsettled' end`;

/** The most that a row may still cost. Each time a person sent it again is another possible charge. */
const RESERVED = sql`coalesce(r.most_credits, 0) * (coalesce(g.resends, 0) + case
  when g.credits_deducted is null and g.state not in ('rejected', 'failed') then 1
  when g.id is null and r.run_id is not null then 1
  else 0 end)`;

const ROWS_WITH_RUNS = sql`batch_rows as r left join generations as g on g.id = r.run_id`;

export type Progress = { counts: Record<BatchRowState, number>; spent: number; reserved: number };

/** The rows of a batch by their states, and its credits. */
export async function progressOf(db: Kysely<Database>, batchId: string): Promise<Progress> {
  const { rows } = await sql<{ row_state: BatchRowState; count: number | string; spent: number; reserved: number }>`
    select row_state, count(*) as count, sum(spent) as spent, sum(reserved) as reserved
    from (
      select ${ROW_STATE} as row_state, coalesce(g.credits_deducted, 0) as spent, ${RESERVED} as reserved
      from ${ROWS_WITH_RUNS} where r.batch_id = ${batchId}
    ) as states group by row_state`.execute(db);
  const counts = Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<BatchRowState, number>;
  for (const { row_state, count } of rows) counts[row_state] = Number(count);
  const sum = (of: 'spent' | 'reserved') => rows.reduce((total, row) => total + Number(row[of]), 0);
  return { counts, spent: sum('spent'), reserved: sum('reserved') };
}

/** `after`: the number of the row before the first one. */
export type RowsAsked = { batchId: string; after: number; limit: number; states?: readonly BatchRowState[] };

/** The rows of a batch in their order. */
export async function rowsAfter(
  db: Kysely<Database>,
  { batchId, after, limit, states }: RowsAsked,
): Promise<RowWithRun[]> {
  const { rows } = await sql<RowWithRun>`
    select * from (
      select r.number, r.cells, r.problem, r.run_id, ${ROW_STATE} as row_state, g.state as run_state, g.title,
        g.cards, g.credits_deducted, g.error_message, g.artifact_url
      from ${ROWS_WITH_RUNS} where r.batch_id = ${batchId} and r.number > ${after}
    ) as found
    ${states === undefined ? sql`` : sql`where row_state in (${sql.join([...states])})`}
    order by number limit ${limit}`.execute(db);
  return rows;
}

/** The next rows to submit. */
export function waitingRows(db: Kysely<Database>, batchId: string, limit: number): Promise<WaitingRow[]> {
  return db
    .selectFrom('batch_rows')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('run_id', 'is', null)
    .where('problem', 'is', null)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** Records what became of a row, unless it was retried in the meantime. */
export async function noteRow(
  db: Kysely<Database>,
  { id, tries }: WaitingRow,
  outcome: { run_id: string; most_credits: number | null } | { problem: string },
): Promise<void> {
  await db.updateTable('batch_rows').set(outcome).where('id', '=', id).where('tries', '=', tries).execute();
}

/** Makes the rows of these states wait again, each as another submission. */
export async function reopenRows(
  db: Kysely<Database>,
  batchId: string,
  states: readonly BatchRowState[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update batch_rows set tries = tries + 1, run_id = null, problem = null, most_credits = null
    where id in (
      select id from (select r.id, ${ROW_STATE} as row_state from ${ROWS_WITH_RUNS} where r.batch_id = ${batchId}) as found
      where row_state in (${sql.join([...states])})
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export function findBatch(db: Kysely<Database>, id: string): Promise<BatchJob | undefined> {
  return db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();
}

type BatchState = (typeof BATCH_STATES)[number];

/** Changes a batch if it is in one of these states; false if it is not. */
export async function changeBatchRow(
  db: Kysely<Database>,
  id: string,
  from: readonly BatchState[],
  changes: Partial<Pick<BatchJob, 'state' | 'due_at' | 'pause_reason' | 'max_credits' | 'ended_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('batches')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
