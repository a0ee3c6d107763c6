import 'server-only';
import type { BatchTemplate } from '@/lib/contract/batches';
import type { Submission } from '@/lib/contract/composer';
import { database } from '../database/database';
import { uuidOf } from '../database/new-id';
import { estimateRequest } from '../estimates/estimate-request';
import { leasedSource } from '../jobs/job-source';
import { type Generations, generations } from '../runs/context';
import { submitRun } from '../runs/send/submit-run';
import { findBySubmission } from '../runs/store';
import { announceBatch } from '../webhooks/announce';
import { mostCredits, prepareRow } from './prepare-row';
import { type BatchJob, changeBatchRow, findBatch, noteRow, progressOf, type WaitingRow, waitingRows } from './store';

/** How many runs of one batch may be unfinished, so that other runs need not wait for all of its rows. */
const MOST_WORKING = 20;
/** Until a batch is looked at again, in milliseconds; `TROUBLE_MS` with a full queue, and after an error. */
const PACE_MS = 500;
const TROUBLE_MS = 5000;

/** Submits the rows of running batches. */
export function batchJobs() {
  return leasedSource({
    name: 'batches',
    table: 'batches',
    states: ['running'],
    concurrency: 2,
    db: database,
    run: async (row, signal) => advanceBatch(await generations(), row, signal),
  });
}

type Submitted = 'submitted' | 'refused' | 'queue-full' | 'over-limit' | 'cost-unknown';

/** Submits as many of the next rows as may be unfinished at a time, and ends the batch after its last run. */
export async function advanceBatch(deps: Generations, batch: BatchJob, signal: AbortSignal): Promise<void> {
  const lookAgain = (ms: number) => {
    const due_at = new Date(deps.now().getTime() + ms).toISOString();
    return changeBatchRow(deps.db, batch.id, ['running'], { due_at });
  };
  // If a row fails the job, the next look does not follow at once.
  if (!(await lookAgain(TROUBLE_MS))) return;
  const { counts, spent, reserved } = await progressOf(deps.db, batch.id);
  let working = counts.working;
  let promised = spent + reserved;
  let pace = PACE_MS;
  const rows = await waitingRows(deps.db, batch.id, Math.max(0, MOST_WORKING - working));
  if (counts.waiting === 0 && working === 0) return endBatch(deps, batch.id);
  for (const row of rows) {
    // A person may have paused it since the last row.
    const now = await findBatch(deps.db, batch.id);
    if (signal.aborted || now?.state !== 'running') return;
    const { outcome, most } = await submitRow(deps, now, row, promised);
    if (outcome === 'submitted') {
      working += 1;
      promised += most ?? 0;
    }
    if (outcome === 'queue-full') pace = TROUBLE_MS;
    if (outcome === 'cost-unknown') return pauseBatch(deps, batch.id, outcome);
    // The runs in progress may cost less than they might.
    if (outcome === 'over-limit' && working === 0) return pauseBatch(deps, batch.id, 'credits');
    if (outcome === 'queue-full' || outcome === 'over-limit') break;
  }
  await lookAgain(pace);
}

/**
 * Submits a row under an id that depends only on batch, row and try: after a crash in between, the same row is the same
 * run. `promised`: what the batch has cost and may still cost.
 */
async function submitRow(
  deps: Generations,
  batch: BatchJob,
  row: WaitingRow,
  promised: number,
): Promise<{ outcome: Submitted; most?: number | null }> {
  const submissionId = uuidOf(`${batch.id}\n${row.number}\n${row.tries}`);
  const known = await findBySubmission(deps.db, submissionId);
  const template: BatchTemplate = JSON.parse(batch.template);
  const prepared = await prepareRow(deps, { template, columns: JSON.parse(batch.columns) }, JSON.parse(row.cells));
  const most = prepared.ok ? mostCredits(await estimateRequest(deps, prepared.run)) : null;
  const note = async (runId: string) => {
    await noteRow(deps.db, row, { run_id: runId, most_credits: most });
    return { outcome: 'submitted', most } as const;
  };
  const refuse = async (problems: readonly object[]) => {
    await noteRow(deps.db, row, { problem: JSON.stringify(problems) });
    return { outcome: 'refused' } as const;
  };
  // What was accepted stays accepted, even if the settings have changed since.
  if (known) return note(known.id);
  if (!prepared.ok) return refuse(prepared.problems);
  if (batch.max_credits !== null) {
    if (most === null) return { outcome: 'cost-unknown' };
    if (promised + most > batch.max_credits) return { outcome: 'over-limit' };
  }
  const submitted = await submitRun(deps, { ...prepared.run, submissionId } as Submission);
  if (submitted.ok) return note(submitted.submitted.id);
  if (submitted.reason === 'fields') return refuse(submitted.fields);
  // The queue is full, or another worker submitted it a moment ago and the next look finds its run.
  return { outcome: 'queue-full' };
}

async function pauseBatch(deps: Generations, id: string, reason: 'credits' | 'cost-unknown'): Promise<void> {
  await changeBatchRow(deps.db, id, ['running'], { state: 'paused', pause_reason: reason, due_at: null });
}

async function endBatch({ db, now }: Generations, id: string): Promise<void> {
  const at = now();
  await db.transaction().execute(async (transaction) => {
    const changes = { state: 'done', due_at: null, ended_at: at.toISOString() } as const;
    if (!(await changeBatchRow(transaction, id, ['running'], changes))) return;
    // Rows may have been retried a moment ago. The change above waited for that transaction, so they are counted.
    const { counts } = await progressOf(transaction, id);
    if (counts.waiting + counts.working === 0) return announceBatch(transaction, id, counts, at);
    await changeBatchRow(transaction, id, ['done'], { state: 'running', due_at: at.toISOString(), ended_at: null });
  });
}
