import 'server-only';
import { type Kysely, sql } from 'kysely';
import { readArtifactId } from '@/lib/composer/paste/read-artifact-id';
import type { Submitted } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { RunRow } from '../database/composer-tables';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import { idSegment, serviceLink } from '../service/service-address';
import type { Generations } from './context';
import { noteBalance } from './send/note-balance';
import { idempotencyKey } from './send/settle-decks';
import { changeWithin, eventsOf, findRunRow, type Transition, updateRun } from './store';
import { WATCHED_STATES, watchUntil } from './watch/watch-pace';

export type ActOutcome =
  | { ok: true; submitted: Submitted }
  | { ok: false; reason: 'no-run' }
  /** The action does not apply to the run's state. */
  | { ok: false; reason: 'state'; message: StoredMessage }
  | { ok: false; reason: 'field'; path: string; message: string };

/** States in which no response says what happened to the request. */
const OUTCOME_UNKNOWN: readonly RunState[] = ['unconfirmed', 'missing'];

export const ATTACHABLE: readonly RunState[] = [...OUTCOME_UNKNOWN, 'stopped'];
/** Timeout in milliseconds for asking whether the service knows an id. Short, because a person is waiting. */
const LOOKUP_TIMEOUT = 10_000;

/** Watches the generation whose id the person found at the service. An id can be given to one run only. */
export async function attachRun(deps: Generations, id: string, generationId: string): Promise<ActOutcome> {
  if (idSegment(generationId) === null) return wrong('generation_id', englishMessage('Not a generation ID'));
  return act(deps, id, async (row) => {
    const owner = await findOtherOwner(deps.db, row, 'generation_id', generationId);
    if (owner) return belongsTo('generation_id', owner);
    if (ATTACHABLE.includes(row.state) && (await isUnknown(deps, row, generationId)))
      return wrong('generation_id', englishMessage('The service doesn’t know this ID.'));
    return attach(deps, row, generationId);
  });
}

/**
 * Checks for another owner and attaches in one transaction: when two runs get the same id concurrently, only one
 * keeps it.
 */
async function attach(deps: Generations, row: RunRow, generationId: string): Promise<ActOutcome> {
  const outcome = await deps.db.transaction().execute(async (transaction) => {
    await lockGenerationId(transaction, generationId);
    const owner = await findOtherOwner(transaction, row, 'generation_id', generationId);
    if (owner) return belongsTo('generation_id', owner);
    return changeWithin(transaction, {
      id: row.id,
      at: deps.now(),
      from: ATTACHABLE,
      changes: { ...watched(deps), generation_id: generationId },
      event: { kind: 'attached', detail: generationId },
    });
  });
  if (typeof outcome === 'object') return outcome;
  if (!outcome) return wrongState();
  deps.wake();
  return { ok: true, submitted: { id: row.id, state: 'pending' } };
}

type FoundAs = 'generation_id' | 'artifact_url';

function wrong(found: FoundAs, message: StoredMessage): ActOutcome {
  return { ok: false, reason: 'field', path: found === 'artifact_url' ? 'artifactUrl' : 'generationId', message };
}

function belongsTo(found: FoundAs, { title }: Pick<RunRow, 'title'>): ActOutcome {
  return wrong(found, englishMessage('Already attached to “{title}”.', { title }));
}

/** True only if the service says so. If it cannot be asked now, the watch asks later. */
async function isUnknown(deps: Generations, { target }: RunRow, generationId: string): Promise<boolean> {
  const outcome = await deps.service(target)?.readStatus(generationId, AbortSignal.timeout(LOOKUP_TIMEOUT));
  return outcome?.kind === 'unknown';
}

/** Sends the same request again. It may be charged a second time, so only a person may decide this. */
export function resendRun(deps: Generations, id: string): Promise<ActOutcome> {
  return act(deps, id, async (row) => {
    if (row.target === 'local') await deps.engine.writing.carryReview(keyOf(row), keyOf(row, 1));
    return transition(deps, row, {
      from: [...OUTCOME_UNKNOWN, 'rejected'],
      changes: {
        ...reopened,
        state: 'queued',
        due_at: deps.now().toISOString(),
        generation_id: null,
        sent_at: null,
        resends: row.resends + 1,
        send_tries: 0,
        throttles: 0,
        balance_before: null,
        balance_before_at: null,
        balance_after: null,
        balance_after_at: null,
      },
      event: { kind: 'resent', detail: row.generation_id },
    });
  });
}

/** The key of a run's current send, or of the next one. */
function keyOf({ id, resends }: RunRow, more = 0): string {
  return idempotencyKey(id, resends + more);
}

/** Keeps the run as it is and records that a person decided so. */
export function leaveRun(deps: Generations, id: string): Promise<ActOutcome> {
  return act(deps, id, (row) =>
    transition(deps, row, {
      from: OUTCOME_UNKNOWN,
      changes: { settled_at: deps.now().toISOString() },
      event: { kind: 'left' },
    }),
  );
}

/**
 * Cancels a run that has not been sent, and one that the engine is making; otherwise stops watching one that never
 * ends. A remote service may still finish and charge it, and watching can be resumed.
 */
export function stopRun(deps: Generations, id: string): Promise<ActOutcome> {
  return act(deps, id, (row) => {
    if (row.state === 'queued') return cancelQueued(deps, row);
    return row.target === 'local' && row.generation_id !== null
      ? cancelGeneration(deps, row, row.generation_id)
      : stopWaiting(deps, row);
  });
}

/** The engine ends the generation with the cards written so far. The next status request sees that it has ended. */
async function cancelGeneration(deps: Generations, row: RunRow, generationId: string): Promise<ActOutcome> {
  await deps.engine.writing.cancel(generationId);
  return transition(deps, row, {
    from: WATCHED_STATES,
    // A run whose outline was waiting is watched again from the start.
    changes: row.state === 'review' ? watched(deps) : { due_at: deps.now().toISOString() },
    event: null,
  });
}

/** Cancels a queued run. A sender that has already claimed the row finds another state and sends nothing. */
async function cancelQueued(deps: Generations, row: RunRow): Promise<ActOutcome> {
  const state = row.resends > 0 ? await stateBeforeResend(deps, row) : 'rejected';
  return transition(deps, row, {
    from: ['queued'],
    changes: {
      state,
      due_at: null,
      ended_at: deps.now().toISOString(),
      error_message:
        state === 'rejected'
          ? englishMessage('Cancelled before it was sent.')
          : englishMessage('Cancelled before it was sent again. The outcome of the first send is still unknown.'),
    },
    event: { kind: 'called-off' },
  });
}

/** A run whose response was lost stays unconfirmed when its resend is cancelled. */
async function stateBeforeResend(deps: Generations, row: RunRow): Promise<'rejected' | 'unconfirmed'> {
  const kinds = (await eventsOf(deps.db, row.id)).map(({ kind }) => kind);
  return kinds.some((kind) => OPEN_KINDS.includes(kind)) ? 'unconfirmed' : 'rejected';
}

/** Timeline events of a run that may have been made and charged. */
const OPEN_KINDS: readonly string[] = ['unconfirmed', 'interrupted', 'missing'];

function stopWaiting(deps: Generations, row: RunRow): Promise<ActOutcome> {
  return transition(deps, row, {
    from: WATCHED_STATES,
    changes: {
      state: 'stopped',
      due_at: null,
      ended_at: deps.now().toISOString(),
      unknown_since: null,
      look_problem: null,
      error_message: englishMessage('Stopped checking. It may still finish: check again.'),
    },
    event: { kind: 'let-be' },
  });
}

/**
 * Checks again: the generation if its id is known, otherwise the balance, which is evidence of a charge but never
 * proof (docs/spec/settled-points.md#16.11).
 */
export function checkRun(deps: Generations, id: string): Promise<ActOutcome> {
  return act(deps, id, async (row) => {
    if (row.generation_id !== null)
      return transition(deps, row, {
        from: ['pending', 'missing', 'stopped', 'unconfirmed'],
        changes: watched(deps),
        event: { kind: 'checked' },
      });
    if (row.state !== 'unconfirmed') return wrongState();
    await noteBalance(deps, row);
    return { ok: true, submitted: { id, state: row.state } };
  });
}

export const reopened = {
  ended_at: null,
  settled_at: null,
  unknown_since: null,
  looked_at: null,
  look_problem: null,
  service_status: null,
  error_message: null,
  error_status: null,
  error_fields: '[]',
} as const;

function watched(deps: Generations) {
  const now = deps.now();
  const until = watchUntil(now).toISOString();
  return { ...reopened, state: 'pending', due_at: now.toISOString(), watch_until: until, polls: 0 } as const;
}

export async function act(
  deps: Generations,
  id: string,
  on: (row: RunRow) => Promise<ActOutcome>,
): Promise<ActOutcome> {
  const row = await findRunRow(deps.db, id);
  if (!row) return { ok: false, reason: 'no-run' };
  // A run nobody can see must not be sent or watched.
  if (row.deleted_at !== null)
    return { ok: false, reason: 'state', message: englishMessage('Restore this run from the trash first') };
  return on(row);
}

export async function transition(
  deps: Generations,
  row: RunRow,
  step: Pick<Transition, 'from' | 'changes' | 'event'>,
): Promise<ActOutcome> {
  const isDone = await updateRun(deps.db, { id: row.id, at: deps.now(), ...step });
  if (!isDone) return wrongState();
  deps.wake();
  return { ok: true, submitted: { id: row.id, state: step.changes.state ?? row.state } };
}

function wrongState(): ActOutcome {
  return { ok: false, reason: 'state', message: englishMessage('This run’s status has changed. Reload the page.') };
}

/**
 * Another run that has this generation or deck of the service. No unique index rules that out: imported runs, and runs to
 * which a service gave one id twice, share a generation (`settle-decks.ts`).
 */
function findOtherOwner(
  db: Kysely<Database>,
  { id, target }: Pick<RunRow, 'id' | 'target'>,
  column: FoundAs,
  value: string,
): Promise<Pick<RunRow, 'id' | 'title'> | undefined> {
  return db
    .selectFrom('generations')
    .select(['id', 'title'])
    .where(column, '=', value)
    .where('target', '=', target)
    .where('id', '!=', id)
    .executeTakeFirst();
}

/**
 * Locks a generation id: no other transaction can attach it until this one ends. Not needed on SQLite, where a
 * transaction is the only writer.
 */
async function lockGenerationId(transaction: Kysely<Database>, generationId: string): Promise<void> {
  if (isSqlite(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attach ${generationId}`}, 0))`.execute(transaction);
}

/**
 * The response to an action on a run: `{id, state}`, 404, 400 with the field, or 409 when the state does not allow
 * it.
 */
export function answerAct(outcome: ActOutcome): Response {
  if (outcome.ok) return answerJson(outcome.submitted);
  if (outcome.reason === 'no-run') return refuse(404, englishMessage('Run not found'));
  if (outcome.reason === 'field') return refuseFields([{ path: outcome.path, message: outcome.message }]);
  return refuse(409, outcome.message);
}

/**
 * Completes the run with the address of the deck that the person found at the service. Its cost and file stay
 * unknown, because the service can only be asked by generation id. An address belongs to one run only.
 */
export async function attachArtifact(deps: Generations, id: string, address: string): Promise<ActOutcome> {
  const link = serviceLink(address);
  if (link === null) return wrong('artifact_url', englishMessage('Not a web address'));
  return act(deps, id, async (row) => {
    // The engine's decks are deleted with their runs, so they must not be attached to another run by hand.
    if (row.target !== 'remote')
      return wrong('artifact_url', englishMessage('can only be attached to runs on the remote service'));
    const owner = await findOtherOwner(deps.db, row, 'artifact_url', link);
    if (owner) return belongsTo('artifact_url', owner);
    return transition(deps, row, {
      from: ATTACHABLE,
      changes: {
        ...reopened,
        state: 'completed',
        due_at: null,
        ended_at: deps.now().toISOString(),
        artifact_url: link,
        artifact_id: readArtifactId(link),
      },
      event: { kind: 'attached', detail: link },
    });
  });
}
