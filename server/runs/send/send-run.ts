import 'server-only';
import type { Kysely } from 'kysely';
import { givenTitleOf } from '@/lib/composer/title-of';
import type { RunState } from '@/lib/contract/run-words';
import { englishMessage, type StoredMessage, verbatim } from '@/lib/words/stored-messages';
import { newestBalance } from '../../balance/store';
import type { RunRow } from '../../database/composer-tables';
import type { Database } from '../../database/database';
import { log } from '../../log/log';
import type { KeyVerdict, ServiceClient, StartOutcome } from '../../service/client';
import { NotSent, ServiceError } from '../../service/errors';
import { cleanText } from '../../service/read-answer';
import type { Generations } from '../context';
import { retryWithBackoff } from '../retry-keeping';
import { addEvent, changeWithin, type RunEvent, type Transition, updateRun } from '../store';
import { firstLook, watchUntil } from '../watch/watch-pace';
import { explainFailure } from './explain-failure';
import { answerColumn } from './last-answer';
import { noteBalance } from './note-balance';
import { idempotencyKey } from './settle-decks';

/** How often an unreachable service is tried. */
const MAX_TRIES = 3;
/** How often we wait as long as the service asks before giving up. */
const MAX_THROTTLES = 8;
/** Sends to the engine, where a resend cannot charge again. */
const MAX_ENGINE_TRIES = 5;
const RETRY_MS = 1000;
/**
 * A process that was suspended after it committed a try may find that others have decided about the run: it sends only
 * within this time of its own monotonic clock, in milliseconds.
 */
const MAX_HELD_MS = 2000;
const HELD_UP: StartOutcome = { kind: 'not-sent', error: new NotSent(new Error('the process was held up')) };
const FULL_DISK_MS = 10_000;
/** The longest wait, whatever the service asks for. */
const MAX_WAIT_MS = 600_000;
/** After a 429 without a delay. */
const THROTTLE_MS = 5000;

/** A try to send a run, counted from 1. No answer to one try is ever taken for the answer to another. */
type Attempt = Pick<RunRow, 'id' | 'attempt'>;

const keyOf = ({ id, attempt }: Attempt) => `${id}.${attempt}`;

/**
 * Sends a claimed row: `queued → sending → pending`, or one of the final states, by the table of
 * docs/spec/faults.md#submissions. A row found in `sending` belongs to a sender that died: the program never sends it
 * to a remote service again.
 */
export async function sendRun(deps: Generations, row: RunRow): Promise<void> {
  if (row.state === 'sending' && row.target === 'remote') return giveUpInterrupted(deps, row);
  const service = deps.service(row.target);
  if (!service) return rejectWithoutService(deps, row);
  // Uses the balance already known: a request that spends never waits for a read. A resend keeps the first figure.
  const known = row.state === 'queued' ? await newestBalance(deps.db, row.target) : null;
  const begunAt = performance.now();
  const attempt = await beginAttempt(deps, row, known);
  if (!attempt) return;
  const isPrompt = performance.now() - begunAt < MAX_HELD_MS;
  const outcome = isPrompt ? await start(service, row) : HELD_UP;
  const state = await retryWithBackoff(`the outcome of sending ${row.id}${idOf(outcome)}`, () =>
    keepOutcome(deps, attempt, outcome),
  );
  if (state === 'unconfirmed') await noteBalance(deps, row);
}

/**
 * Commits the try before anything leaves: from here on, the row records that something may have been sent. Null if the
 * row is no longer ours.
 */
function beginAttempt(
  deps: Generations,
  row: RunRow,
  known: { remaining: number; asOf: string } | null,
): Promise<RunRow | null> {
  const at = deps.now();
  const attempt = row.attempt + 1;
  return deps.db.transaction().execute(async (transaction) => {
    const isOurs = await changeWithin(transaction, {
      id: row.id,
      from: ['queued', 'sending'],
      owner: row.lease_owner,
      attempt: row.attempt,
      changes: {
        state: 'sending',
        attempt,
        sent_at: row.sent_at ?? at.toISOString(),
        lease_owner: row.lease_owner,
        lease_until: row.lease_until,
        ...(known && { balance_before: known.remaining, balance_before_at: known.asOf }),
      },
      event: { kind: row.state === 'sending' ? 'interrupted' : 'sending' },
      at,
    });
    if (!isOurs) return null;
    await insertAttempt(transaction, { id: row.id, attempt }, at);
    return { ...row, attempt };
  });
}

/** On the engine the key makes a second send harmless. A remote service has no idempotency keys and gets none. */
function start(service: ServiceClient, row: RunRow): Promise<StartOutcome> {
  const { operation, title } = row;
  const request = JSON.parse(row.request);
  if (row.target === 'remote') return service.startGeneration({ operation, request });
  const key = idempotencyKey(row.id, row.resends);
  const run = { title: givenTitleOf({ title, request }), draftId: row.draft_id };
  return service.startGeneration({ operation, request, idempotencyKey: key, ...run });
}

/** For the log. If the disk stays full, the log is the only place where a person can find the id to attach. */
function idOf(outcome: StartOutcome): string {
  return outcome.kind === 'started' ? ` (the service took it as ${cleanText(outcome.generationId, 500)})` : '';
}

/** Returns the state that was written; undefined if it stayed the same, or a later try has begun. */
function keepOutcome(deps: Generations, row: RunRow, outcome: StartOutcome): Promise<RunState | undefined> {
  const at = deps.now();
  return deps.db.transaction().execute(async (transaction) => {
    await endAttempt(transaction, row, outcome, at);
    return outcome.kind === 'started'
      ? keepStarted(deps, transaction, { row, outcome, at })
      : keepRefusal(deps, transaction, { row, outcome, at });
  });
}

type Answered<Outcome extends StartOutcome> = { row: RunRow; outcome: Outcome; at: Date };
type Started = Extract<StartOutcome, { kind: 'started' }>;
type Refused = Exclude<StartOutcome, Started>;

/**
 * Another worker may have taken a slow sender for a dead one and written `unconfirmed`. A refusal that comes after that
 * says that nothing was created.
 */
async function keepRefusal(
  deps: Generations,
  transaction: Kysely<Database>,
  { row, outcome, at }: Answered<Refused>,
): Promise<RunState | undefined> {
  const { id, attempt } = row;
  const answer = answerColumn(outcome, at);
  const keep = async (from: RunState[], { changes, event }: Step) =>
    (await changeWithin(transaction, { id, from, attempt, at, changes: { ...changes, ...answer }, event }))
      ? changes.state
      : undefined;
  const state = await keep(['sending'], stepAfter(deps, row, outcome, at));
  if (state !== undefined || outcome.kind === 'unconfirmed') return state;
  return keep(['unconfirmed'], rejected(at, explainFailure(outcome.error)));
}

async function keepStarted(
  deps: Generations,
  transaction: Kysely<Database>,
  { row, outcome, at }: Answered<Started>,
): Promise<RunState | undefined> {
  const { generationId, warnings, status, requestId } = outcome;
  const event = { httpStatus: status, requestId, detail: generationId };
  const isKept = await changeWithin(transaction, {
    id: row.id,
    from: ['sending', 'unconfirmed'],
    attempt: row.attempt,
    onlyWithoutId: true,
    at,
    changes: {
      state: 'pending',
      generation_id: generationId,
      warnings: JSON.stringify(warnings),
      due_at: firstLook(row.target, at, deps.random).toISOString(),
      watch_until: watchUntil(at).toISOString(),
      ended_at: null,
      polls: 0,
      ...answerColumn(outcome, at),
    },
    event: { kind: 'started', ...event },
  });
  if (isKept) return 'pending';
  // A person has sent the run again, or attached an id. What this try started is charged too, so its id is shown.
  await addEvent(transaction, row.id, { kind: 'started-late', ...event }, at);
  log.error({ run: row.id, generationId }, 'a generation was started for a row that has another id');
  return undefined;
}

type Step = Pick<Transition, 'changes' | 'event'>;

function stepAfter(deps: Generations, row: RunRow, outcome: Refused, at: Date): Step {
  const { error } = outcome;
  const explained = explainFailure(error);
  if (outcome.kind === 'throttled') {
    if (row.throttles + 1 >= MAX_THROTTLES) return rejected(at, explained);
    const asked = outcome.error.retryAfterMs ?? THROTTLE_MS * 2 ** row.throttles;
    const wait = Math.min(asked * (1 + deps.random() * 0.2), MAX_WAIT_MS);
    const detail = englishMessage('{why} (waiting {seconds} s)', {
      why: verbatim(explained.event.detail ?? ''),
      seconds: Math.ceil(wait / 1000),
    });
    return queuedAgain(at, wait, { throttles: row.throttles + 1 }, { kind: 'throttled', ...explained.event, detail });
  }
  if (outcome.kind === 'not-sent') {
    if (row.send_tries + 1 >= MAX_TRIES) return rejected(at, explained);
    const wait = RETRY_MS * 2 ** row.send_tries * (0.5 + deps.random());
    return queuedAgain(at, wait, { send_tries: row.send_tries + 1 }, { kind: 'not-sent', ...explained.event });
  }
  if (outcome.kind === 'rejected')
    return rejected(at, { ...explained, message: (outcome.key && ODD_401[outcome.key]) ?? explained.message });
  // The engine's disk is full, as ours probably is.
  if (row.target === 'local' && error instanceof ServiceError && error.status === 507)
    return { changes: { due_at: later(at, FULL_DISK_MS) }, event: { kind: 'retried', ...explained.event } };
  if (row.target === 'local' && row.send_tries + 1 < MAX_ENGINE_TRIES) {
    const due = later(at, RETRY_MS * 2 ** row.send_tries);
    const changes = { due_at: due, send_tries: row.send_tries + 1 };
    return { changes, event: { kind: 'retried', ...explained.event } };
  }
  return unconfirmed(at, explained);
}

/** Bursts of requests got 401 from services whose key was good (docs/spec/settled-points.md#16.6). */
const ODD_401: Readonly<Partial<Record<KeyVerdict, StoredMessage>>> = {
  taken: englishMessage(
    'The service answered 401, although the key works for its lists. There were probably too many requests. Nothing was created; try again later.',
  ),
  unknown: englishMessage(
    'The service answered 401, and the key couldn’t be tested. Nothing was created; try again later or check SERVICE_API_KEY.',
  ),
};

type Explained = ReturnType<typeof explainFailure>;

function queuedAgain(
  at: Date,
  wait: number,
  count: { throttles: number } | { send_tries: number },
  event: RunEvent,
): Step {
  return { changes: { state: 'queued', due_at: later(at, wait), ...count }, event };
}

function rejected(at: Date, { message, status, fields, event }: Explained): Step {
  return {
    changes: { state: 'rejected', ...ended(at), ...errorColumns(message, status, fields) },
    event: { kind: 'rejected', ...event },
  };
}

function unconfirmed(at: Date, { message, status, fields, event }: Explained): Step {
  return {
    changes: { state: 'unconfirmed', ...ended(at), ...errorColumns(message, status, fields) },
    event: { kind: 'unconfirmed', ...event },
  };
}

function errorColumns(message: StoredMessage, status: number | null, fields: Explained['fields']) {
  return { error_message: message, error_status: status, error_fields: JSON.stringify(fields) };
}

function ended(at: Date) {
  return { due_at: null, ended_at: at.toISOString() };
}

function later(at: Date, milliseconds: number): string {
  return new Date(at.getTime() + Math.min(milliseconds, MAX_WAIT_MS)).toISOString();
}

async function giveUpInterrupted(deps: Generations, row: RunRow): Promise<void> {
  const at = deps.now();
  // A full disk also leaves such a row.
  const message = englishMessage(
    'Cardwright stopped, or couldn’t save, while sending. The service’s answer is unknown.',
  );
  const isOurs = await updateRun(deps.db, {
    id: row.id,
    from: ['sending'],
    owner: row.lease_owner,
    changes: { state: 'unconfirmed', ...ended(at), ...errorColumns(message, null, []) },
    event: { kind: 'interrupted' },
    at,
  });
  if (isOurs) await noteBalance(deps, row);
}

/** The service's configuration was removed after the run was submitted. */
async function rejectWithoutService(deps: Generations, row: RunRow): Promise<void> {
  const at = deps.now();
  const message = englishMessage(
    'The remote service is no longer configured (SERVICE_BASE_URL, SERVICE_API_KEY). Nothing was sent.',
  );
  await updateRun(deps.db, {
    id: row.id,
    from: ['queued'],
    owner: row.lease_owner,
    changes: { state: 'rejected', ...ended(at), ...errorColumns(message, null, []) },
    event: { kind: 'rejected', detail: message },
    at,
  });
}

/** Recorded in the transaction that sets `sending`, before anything leaves. Fails if another sender has this try. */
export async function insertAttempt(transaction: Kysely<Database>, attempt: Attempt, at: Date): Promise<void> {
  await transaction
    .insertInto('send_attempts')
    .values({
      id: keyOf(attempt),
      generation_row: attempt.id,
      begun_at: at.toISOString(),
      ended_at: null,
      outcome: null,
      generation_id: null,
    })
    .execute();
}

/** Records the answer of a try, however late it comes. */
async function endAttempt(transaction: Kysely<Database>, attempt: Attempt, outcome: StartOutcome, at: Date) {
  await transaction
    .updateTable('send_attempts')
    .set({
      ended_at: at.toISOString(),
      outcome: outcome.kind,
      generation_id: outcome.kind === 'started' ? outcome.generationId : null,
    })
    .where('id', '=', keyOf(attempt))
    .execute();
}
