import 'server-only';
import type { Submitted } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { idSegment } from '../service/service-address';
import type { Generations } from './context';
import { findOtherOwner, lockGenerationId } from './generation-owner';
import { noteBalance } from './note-balance';
import { idempotencyKey } from './settle-decks';
import { changeWithin, eventsOf, findRunRow, type RunRow, type Transition, updateRun } from './store';
import { WATCHED_STATES, watchUntil } from './watch-pace';

export type ActOutcome =
  | { ok: true; submitted: Submitted }
  | { ok: false; reason: 'no-run' }
  /** The action does not apply to the run's state. */
  | { ok: false; reason: 'state'; message: StoredMessage }
  | { ok: false; reason: 'field'; path: string; message: string };

/** States in which no response says what became of the request. */
const OPEN_QUESTION: readonly RunState[] = ['unconfirmed', 'missing'];

export const ATTACHABLE: readonly RunState[] = [...OPEN_QUESTION, 'stopped'];
/** Timeout (ms) for asking whether the service knows an id: a person is waiting. */
const ASKING = 10_000;

/** Watches the generation whose id the person found at the service. An id can be given to one run only. */
export async function attachRun(world: Generations, id: string, generationId: string): Promise<ActOutcome> {
  if (idSegment(generationId) === null) return wrongId(englishMessage('Not a generation ID'));
  return act(world, id, async (row) => {
    const owner = await findOtherOwner(world.db, row, generationId);
    if (owner) return belongsTo(owner);
    if (ATTACHABLE.includes(row.state) && (await isUnknown(world, row, generationId)))
      return wrongId(englishMessage('The service doesn’t know this ID.'));
    return attach(world, row, generationId);
  });
}

/**
 * Checks for another owner and attaches in one transaction: when two runs get the same id concurrently, only one
 * keeps it.
 */
async function attach(world: Generations, row: RunRow, generationId: string): Promise<ActOutcome> {
  const outcome = await world.db.transaction().execute(async (transaction) => {
    await lockGenerationId(transaction, generationId);
    const owner = await findOtherOwner(transaction, row, generationId);
    if (owner) return belongsTo(owner);
    return changeWithin(transaction, {
      id: row.id,
      at: world.now(),
      from: ATTACHABLE,
      changes: { ...watched(world), generation_id: generationId },
      event: { kind: 'attached', detail: generationId },
    });
  });
  if (typeof outcome === 'object') return outcome;
  if (!outcome) return wrongState();
  world.wake();
  return { ok: true, submitted: { id: row.id, state: 'pending' } };
}

function wrongId(message: StoredMessage): ActOutcome {
  return { ok: false, reason: 'field', path: 'generationId', message };
}

function belongsTo({ title }: Pick<RunRow, 'title'>): ActOutcome {
  return wrongId(englishMessage('Already attached to “{title}”.', { title }));
}

/** True only if the service says so. If it cannot be asked now, the watch asks later. */
async function isUnknown(world: Generations, { target }: RunRow, generationId: string): Promise<boolean> {
  const outcome = await world.service(target)?.readStatus(generationId, AbortSignal.timeout(ASKING));
  return outcome?.kind === 'unknown';
}

/** Sends the same request again. It may be charged a second time, so only a person may decide this. */
export function resendRun(world: Generations, id: string): Promise<ActOutcome> {
  return act(world, id, async (row) => {
    if (row.target === 'local') await world.engine.writing.carryReview(keyOf(row), keyOf(row, 1));
    return transition(world, row, {
      from: [...OPEN_QUESTION, 'rejected'],
      changes: {
        ...reopened,
        state: 'queued',
        due_at: world.now().toISOString(),
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
export function leaveRun(world: Generations, id: string): Promise<ActOutcome> {
  return act(world, id, (row) =>
    transition(world, row, {
      from: OPEN_QUESTION,
      changes: { settled_at: world.now().toISOString() },
      event: { kind: 'left' },
    }),
  );
}

/**
 * Cancels a run that has not been sent, and one that the engine is making; otherwise stops watching one that never
 * ends. A remote service may still finish and charge it, and watching can be resumed.
 */
export function stopRun(world: Generations, id: string): Promise<ActOutcome> {
  return act(world, id, (row) => {
    if (row.state === 'queued') return callOff(world, row);
    return row.target === 'local' && row.generation_id !== null
      ? cancelMaking(world, row, row.generation_id)
      : stopWaiting(world, row);
  });
}

/** The engine ends the generation with the cards that are written; the next status request finds it ended. */
async function cancelMaking(world: Generations, row: RunRow, generationId: string): Promise<ActOutcome> {
  await world.engine.writing.cancel(generationId);
  return transition(world, row, {
    from: WATCHED_STATES,
    // An outline does not wait any more.
    changes: row.state === 'review' ? watched(world) : { due_at: world.now().toISOString() },
    event: null,
  });
}

/** A sender that has claimed the row finds another state and sends nothing. */
async function callOff(world: Generations, row: RunRow): Promise<ActOutcome> {
  const stood = row.resends > 0 ? await stateBeforeResend(world, row) : 'rejected';
  return transition(world, row, {
    from: ['queued'],
    changes: {
      state: stood,
      due_at: null,
      ended_at: world.now().toISOString(),
      error_message:
        stood === 'rejected'
          ? englishMessage('Cancelled before it was sent.')
          : englishMessage('Cancelled before it was sent again. The outcome of the first send is still unknown.'),
    },
    event: { kind: 'called-off' },
  });
}

/** A run whose response was lost stays open when its resend is canceled. */
async function stateBeforeResend(world: Generations, row: RunRow): Promise<'rejected' | 'unconfirmed'> {
  const kinds = (await eventsOf(world.db, row.id)).map(({ kind }) => kind);
  return kinds.some((kind) => OPEN_KINDS.includes(kind)) ? 'unconfirmed' : 'rejected';
}

/** Timeline events of a run that may have been made and charged. */
const OPEN_KINDS: readonly string[] = ['unconfirmed', 'interrupted', 'missing'];

function stopWaiting(world: Generations, row: RunRow): Promise<ActOutcome> {
  return transition(world, row, {
    from: WATCHED_STATES,
    changes: {
      state: 'stopped',
      due_at: null,
      ended_at: world.now().toISOString(),
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
export function checkRun(world: Generations, id: string): Promise<ActOutcome> {
  return act(world, id, async (row) => {
    if (row.generation_id !== null)
      return transition(world, row, {
        from: ['pending', 'missing', 'stopped', 'unconfirmed'],
        changes: watched(world),
        event: { kind: 'checked' },
      });
    if (row.state !== 'unconfirmed') return wrongState();
    await noteBalance(world, row);
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

function watched(world: Generations) {
  const now = world.now();
  const until = watchUntil(now).toISOString();
  return { ...reopened, state: 'pending', due_at: now.toISOString(), watch_until: until, polls: 0 } as const;
}

export async function act(
  world: Generations,
  id: string,
  on: (row: RunRow) => Promise<ActOutcome>,
): Promise<ActOutcome> {
  const row = await findRunRow(world.db, id);
  if (!row) return { ok: false, reason: 'no-run' };
  // A run nobody can see must not be sent or watched.
  if (row.deleted_at !== null)
    return { ok: false, reason: 'state', message: englishMessage('Restore this run from the trash first') };
  return on(row);
}

export async function transition(
  world: Generations,
  row: RunRow,
  step: Pick<Transition, 'from' | 'changes' | 'event'>,
): Promise<ActOutcome> {
  const isDone = await updateRun(world.db, { id: row.id, at: world.now(), ...step });
  if (!isDone) return wrongState();
  world.wake();
  return { ok: true, submitted: { id: row.id, state: step.changes.state ?? row.state } };
}

function wrongState(): ActOutcome {
  return { ok: false, reason: 'state', message: englishMessage('This run’s status has changed. Reload the page.') };
}
