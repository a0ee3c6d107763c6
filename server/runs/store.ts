import 'server-only';
import type { Kysely, Updateable } from 'kysely';
import type { UnsettledRun } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { askReview } from '@/server/engine/artifacts';
import type { KeptExportRow, RunEventRow, RunRow, RunsTable } from '../database/composer-tables';
import type { Database } from '../database/database';
import { newId } from '../database/new-id';
import { roomIn } from '../jobs/job-source';
import { announceRun } from '../webhooks/announce';
import { freeSeq } from './find/run-seq';
import { indexWords } from './find/word-index';
import { beginFamily, originOf } from './run-family';
import { DECK_COLUMNS, idempotencyKey, settleDecks } from './send/settle-decks';
import { draftOf, findUnsettled, type SentFrom, textOfRequest } from './send/unsettled-runs';

export type RunEvent = {
  kind: EventKind;
  httpStatus?: number | null;
  requestId?: string | null;
  detail?: string | null;
};

/** A change of a row that applies only if nobody else has changed it in the meantime. */
export type Transition = {
  id: string;
  /** The states it may start from. */
  from: readonly RunState[];
  /** The owner of the lease that the row must have. Omitted for actions of a person. */
  owner?: string | null;
  /** The number of the try that the change is about: applies only if no other try has begun since. */
  attempt?: number;
  /** Applies only to a row that has no generation id yet. */
  onlyWithoutId?: boolean;
  changes: Updateable<RunsTable>;
  event?: RunEvent | null;
  /** A file to fetch from now on. */
  wantExport?: KeptExportRow['format'] | null;
  at: Date;
};

/** A row before it gets its place in the history and its family. */
export type NewRun = Omit<RunRow, 'seq' | 'family'>;

/**
 * What the browser knows of a draft's earlier runs; `despite`: the one it asked the person about. `reviewOutline`: a
 * person approves the outline before the engine writes the cards.
 */
export type SeenRuns = Pick<SentFrom, 'knownRuns'> & { despite?: string; reviewOutline?: boolean };

/**
 * Inserts a row unless its `submission_id` exists already, `maxQueued` runs are unfinished, or its draft may have
 * been sent to the remote service before and the person was not asked about it (`despite`). Checked in the inserting
 * transaction.
 */
export async function insertRun(
  db: Kysely<Database>,
  unplaced: NewRun,
  maxQueued: number,
  { knownRuns, despite, reviewOutline }: SeenRuns = { knownRuns: undefined },
): Promise<'inserted' | 'known' | 'full' | { unsettled: UnsettledRun }> {
  return db.transaction().execute(async (transaction) => {
    if (await findBySubmission(transaction, unplaced.submission_id)) return 'known';
    const at = new Date(unplaced.created_at);
    const madeFrom = unplaced.made_from;
    const draft_id = await draftOf(transaction, { draftId: unplaced.draft_id, madeFrom });
    const unsettled =
      unplaced.target === 'remote'
        ? await findUnsettled(transaction, { draftId: draft_id, madeFrom, knownRuns, text: textOfRow(unplaced) }, at)
        : [];
    const [newest] = unsettled;
    if (newest && newest.id !== despite) return { unsettled: newest };
    if ((await roomIn(transaction, 'generations', maxQueued)) < 1) return 'full';
    const seq = await freeSeq(transaction, at);
    const row = { ...unplaced, seq, draft_id, ...(await originOf(transaction, madeFrom)) };
    const result = await transaction
      .insertInto('generations')
      .values(row)
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .executeTakeFirst();
    if (result.numInsertedOrUpdatedRows !== 1n) return 'known';
    if (row.family !== null) await beginFamily(transaction, row.family);
    await indexWords(transaction, row);
    await addEvent(transaction, row.id, { kind: 'queued' }, at);
    if (reviewOutline) await askReview(transaction, idempotencyKey(row.id, row.resends), at);
    await settleRuns(transaction, unsettled, at);
    return 'inserted';
  });
}

function textOfRow({ request }: NewRun): string {
  return textOfRequest(JSON.parse(request));
}

/** The person chose to send the draft again, so they are not asked about these runs again. */
async function settleRuns(db: Kysely<Database>, runs: readonly UnsettledRun[], at: Date): Promise<void> {
  for (const { id } of runs) {
    await db.updateTable('generations').set({ settled_at: at.toISOString() }).where('id', '=', id).execute();
    await addEvent(db, id, { kind: 'sent-again' }, at);
  }
}

/** Inserts imported runs in one transaction, except those whose id or submission exists already. */
export async function insertImported(
  db: Kysely<Database>,
  runs: readonly Omit<RunRow, 'seq'>[],
): Promise<{ taken: number; trashed: number }> {
  if (runs.length === 0) return { taken: 0, trashed: 0 };
  // In order of time: SQLite's word index flushes to disk whenever a place precedes the last one.
  const byTime = runs.toSorted((one, other) => compare(one.created_at, other.created_at) || compare(one.id, other.id));
  return db.transaction().execute(async (transaction) => {
    const known: Omit<RunRow, 'seq'>[] = [];
    for (const unplaced of byTime) {
      const row = { ...unplaced, seq: await freeSeq(transaction, new Date(unplaced.created_at)) };
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('generations')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) await indexWords(transaction, row);
      else known.push(unplaced);
    }
    const knownIds = new Set(known);
    await settleDecks(
      transaction,
      byTime.filter((run) => !knownIds.has(run) && (run.artifact_id ?? run.generation_id) !== null),
      new Date(),
    );
    return { taken: runs.length - known.length, trashed: await countBinned(transaction, known) };
  });
}

/** How many of these existing runs are in the trash. */
async function countBinned(db: Kysely<Database>, known: readonly Omit<RunRow, 'seq'>[]): Promise<number> {
  if (known.length === 0) return 0;
  const ids = known.map(({ id }) => id);
  const submissions = known.map(({ submission_id }) => submission_id);
  const found = await db
    .selectFrom('generations')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where((where) => where.or([where('id', 'in', ids), where('submission_id', 'in', submissions)]))
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(found.count);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export function findBySubmission(db: Kysely<Database>, submissionId: string): Promise<RunRow | undefined> {
  return db.selectFrom('generations').selectAll().where('submission_id', '=', submissionId).executeTakeFirst();
}

export function findRunRow(db: Kysely<Database>, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The only way a row changes. Columns, event and wanted file change together or not at all. The lease ends with the
 * change, so that any worker can take the next step. False if the row no longer matches `from` and `owner`.
 */
export async function updateRun(db: Kysely<Database>, transition: Transition): Promise<boolean> {
  return db.transaction().execute((transaction) => changeWithin(transaction, transition));
}

/** The same within the caller's transaction. */
export async function changeWithin(transaction: Kysely<Database>, transition: Transition): Promise<boolean> {
  const { id, from, owner, attempt, onlyWithoutId, changes, event, wantExport, at } = transition;
  let update = transaction
    .updateTable('generations')
    .set({ lease_owner: null, lease_until: null, ...changes })
    .where('id', '=', id)
    .where('state', 'in', [...from]);
  if (owner !== undefined) update = update.where('lease_owner', owner === null ? 'is' : '=', owner);
  if (attempt !== undefined) update = update.where('attempt', '=', attempt);
  if (onlyWithoutId) update = update.where('generation_id', 'is', null);
  const { numUpdatedRows } = await update.executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  // A run can be in the trash when it learns what was made for it.
  if (changes.generation_id || changes.artifact_id)
    await settleDecks(transaction, await deckOwners(transaction, id), at);
  if (changes.state) await announceRun(transaction, id, changes.state, at);
  if (event) await addEvent(transaction, id, event, at);
  if (wantExport) await wantFile(transaction, id, wantExport, at);
  return true;
}

function deckOwners(db: Kysely<Database>, id: string) {
  return db.selectFrom('generations').select(DECK_COLUMNS).where('id', '=', id).execute();
}

export async function addEvent(db: Kysely<Database>, rowId: string, event: RunEvent, at: Date): Promise<void> {
  await db
    .insertInto('run_events')
    .values({
      id: newId('ev', at.getTime()),
      generation_row: rowId,
      at: at.toISOString(),
      kind: event.kind,
      http_status: event.httpStatus ?? null,
      request_id: event.requestId ?? null,
      detail: event.detail ?? null,
    })
    .execute();
}

/** Oldest first. */
export function eventsOf(db: Kysely<Database>, rowId: string): Promise<RunEventRow[]> {
  return db.selectFrom('run_events').selectAll().where('generation_row', '=', rowId).orderBy('id').execute();
}

export async function lastEventKind(db: Kysely<Database>, rowId: string): Promise<string | null> {
  const last = await db
    .selectFrom('run_events')
    .select('kind')
    .where('generation_row', '=', rowId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind ?? null;
}

export function exportsOf(db: Kysely<Database>, rowId: string): Promise<KeptExportRow[]> {
  return db.selectFrom('kept_exports').selectAll().where('generation_row', '=', rowId).orderBy('format').execute();
}

export function exportsOfMany(db: Kysely<Database>, rowIds: readonly string[]): Promise<KeptExportRow[]> {
  return db.selectFrom('kept_exports').selectAll().where('generation_row', 'in', rowIds).orderBy('format').execute();
}

export function exportId(rowId: string, format: KeptExportRow['format']): string {
  return `${rowId}.${format}`;
}

/** Makes the file due, unless it is kept already. */
async function wantFile(db: Kysely<Database>, rowId: string, format: KeptExportRow['format'], at: Date): Promise<void> {
  const due_at = at.toISOString();
  await db
    .insertInto('kept_exports')
    .values({
      id: exportId(rowId, format),
      state: 'waiting',
      due_at,
      lease_until: null,
      lease_owner: null,
      generation_row: rowId,
      format,
      file_key: null,
      file_name: null,
      bytes: null,
      reason: null,
      tries: 0,
      created_at: due_at,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ state: 'waiting', due_at, reason: null, tries: 0 })
        .where('kept_exports.state', '=', 'unavailable'),
    )
    .execute();
}

/** Events of a generation and their wording in the timeline. */
const EVENT_WORDS = perLocale(() => ({
  queued: t('Queued'),
  sending: t('Sent'),
  started: t('Accepted'),
  throttled: t('The service asked to wait'),
  'not-sent': t('Couldn’t reach the service; nothing was sent'),
  'started-late': t('An earlier try was accepted after all'),
  rejected: t('Rejected'),
  unconfirmed: t('No clear answer; it may have been created and charged'),
  interrupted: t('Cardwright stopped, or couldn’t save, while sending'),
  retried: t('The engine didn’t answer; sending again can’t charge twice'),
  status: t('Status update'),
  trouble: t('Status check failed'),
  unknown: t('Not yet known to the service'),
  'outline-ready': t('Outline ready'),
  'outline-approved': t('Outline approved'),
  completed: t('Completed'),
  failed: t('Failed'),
  missing: t('Unknown to the service'),
  stopped: t('Stopped checking without a result'),
  'export-waiting': t('Couldn’t download the file yet; retrying'),
  'export-kept': t('File saved'),
  'export-unavailable': t('Couldn’t save the file'),
  attached: t('ID attached manually'),
  resent: t('Sent again manually'),
  left: t('Ignored'),
  'sent-again': t('Same draft sent again'),
  'let-be': t('Stopped checking'),
  cancelled: t('Cancelled'),
  'called-off': t('Cancelled before sending'),
  checked: t('Checked manually'),
  balance: t('Balance checked'),
}));

export type EventKind = keyof typeof EVENT_WORDS;

/** The wording of a stored kind. A kind written by a later version is shown as it is. */
export function eventWords(kind: string): string {
  return Object.hasOwn(EVENT_WORDS, kind) ? EVENT_WORDS[kind as EventKind] : kind;
}
