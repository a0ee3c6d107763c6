import 'server-only';
import { type Batch, type BatchRow, type BatchRowPage, type BatchSummary, ROW_STATES } from '@/lib/contract/batches';
import { LIMITS } from '@/lib/contract/limits';
import * as z from '@/lib/contract/zod';
import { baseUrl } from '../config';
import { isOlderThan } from '../database/table-rows';
import { cutPage } from '../lists/own-page';
import type { Generations } from '../runs/context';
import { type BatchJob, findBatch, progressOf, type RowWithRun, rowsAfter } from './store';

type Deps = Pick<Generations, 'db'>;

const limit = z.coerce.number().int().min(LIMITS.listLimit.min).max(LIMITS.listLimit.max).default(LIMITS.listLimit.max);

/** The query of `GET /api/batches`. */
export const batchQuery = z.object({ limit, after: z.string().max(200).optional() });
/** The query of `GET /api/batches/:id/rows`. `after`: the number of the row before the page. */
export const batchRowQuery = z.object({
  limit,
  after: z.coerce.number().int().min(0).default(0),
  state: z.enum(ROW_STATES).optional(),
});

export async function listBatches({ db }: Deps, { limit, after }: z.infer<typeof batchQuery>) {
  // The cursor is the time and the id of the batch before the page.
  const [time = '', id = ''] = after?.split(' ') ?? [];
  let found = db.selectFrom('batches').selectAll();
  if (after !== undefined) found = found.where(isOlderThan({ createdAt: time, id }));
  const rows = await found
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next } = cutPage(rows, limit, (last) => `${last.created_at} ${last.id}`);
  return { data: page.map(summaryOf), ...next };
}

/** A batch with the number of its rows in each state; null for an unknown id. */
export async function readBatch({ db }: Deps, id: string): Promise<Batch | null> {
  const row = await findBatch(db, id);
  if (!row) return null;
  const { counts, spent, reserved } = await progressOf(db, id);
  return {
    ...summaryOf(row),
    columns: JSON.parse(row.columns),
    counts,
    credits: { max: row.max_credits, spent, reserved },
  };
}

/** A page of a batch's rows; null for an unknown id. */
export async function readRows(
  { db }: Deps,
  id: string,
  { limit, after, state }: z.infer<typeof batchRowQuery>,
): Promise<BatchRowPage | null> {
  if (!(await findBatch(db, id))) return null;
  const rows = await rowsAfter(db, { batchId: id, limit: limit + 1, after, states: state && [state] });
  const { page, next } = cutPage(rows.map(rowOf), limit, (last) => String(last.number));
  return { data: page, ...next };
}

function summaryOf(row: BatchJob): BatchSummary {
  const { operation, target } = JSON.parse(row.template);
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    pauseReason: row.pause_reason,
    operation,
    target,
    rows: row.row_count,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    pageUrl: `${baseUrl()}/batches/${row.id}`,
  };
}

const MOST_SHOWN = 200;

function rowOf(row: RowWithRun): BatchRow {
  const cells: string[] = JSON.parse(row.cells);
  const { run_id, run_state, title, cards, credits_deducted, error_message } = row;
  return {
    number: row.number,
    state: row.row_state,
    cells: cells.map((cell) => (cell.length > MOST_SHOWN ? `${cell.slice(0, MOST_SHOWN)}…` : cell)),
    problems: row.problem === null ? [] : JSON.parse(row.problem),
    run:
      run_id === null || run_state === null || title === null
        ? null
        : { id: run_id, state: run_state, title, cards, creditsDeducted: credits_deducted, error: error_message },
  };
}
