import 'server-only';
import type { Submitted } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';
import { inEnglish, type Kept } from '@/lib/words/say-kept';
import { idSegment } from '../service/service-address';
import type { Generations } from './context';
import { findOtherOwner, lockGenerationId } from './generation-owner';
import { noteBalance } from './note-balance';
import { changeGeneration, changeWithin, eventsOf, findGeneration, type GenerationRow, type Transition } from './store';
import { watchUntil } from './watch-pace';

export type ActOutcome =
  | { ok: true; submitted: Submitted }
  | { ok: false; reason: 'no-run' }
  /** The run is in a state in which this means nothing. */
  | { ok: false; reason: 'state'; message: Kept }
  | { ok: false; reason: 'field'; path: string; message: string };

/** The states in which no answer tells what became of the request. */
const OPEN_QUESTION: readonly RunState[] = ['unconfirmed', 'missing'];

export const ATTACHABLE: readonly RunState[] = [...OPEN_QUESTION, 'stopped'];
/** Milliseconds for the question whether the service knows an id: a person waits for it. */
const ASKING = 10_000;

/** Watches the generation whose id the person found at the service. A person gives an id to one run only. */
export async function attachGeneration(world: Generations, id: string, generationId: string): Promise<ActOutcome> {
  if (idSegment(generationId) === null) return wrongId(inEnglish('is not an id'));
  return act(world, id, async (row) => {
    const owner = await findOtherOwner(world.db, row, generationId);
    if (owner) return belongsTo(owner);
    if (ATTACHABLE.includes(row.state) && (await isUnknown(world, row, generationId)))
      return wrongId(inEnglish('is not known to the service: it has no generation with this id'));
    return attach(world, row, generationId);
  });
}

/** Looks for another owner and attaches in one transaction: of two runs that are given one id at once, one gets it. */
async function attach(world: Generations, row: GenerationRow, generationId: string): Promise<ActOutcome> {
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
  if (!outcome) return wrongState(row, inEnglish('attached to an id'));
  world.wake();
  return { ok: true, submitted: { id: row.id, state: 'pending' } };
}

function wrongId(message: Kept): ActOutcome {
  return { ok: false, reason: 'field', path: 'generationId', message };
}

function belongsTo({ title }: Pick<GenerationRow, 'title'>): ActOutcome {
  return wrongId(inEnglish('belongs to the run “{title}”', { title }));
}

/** Only where the service says so: one that cannot be asked now is asked by the watch. */
async function isUnknown(world: Generations, { target }: GenerationRow, generationId: string): Promise<boolean> {
  const outcome = await world.service(target)?.readStatus(generationId, AbortSignal.timeout(ASKING));
  return outcome?.kind === 'unknown';
}

/** Sends the same request anew: a second charge where the first was one. For the person alone to decide. */
export function resendGeneration(world: Generations, id: string): Promise<ActOutcome> {
  return act(world, id, (row) =>
    transition(world, row, inEnglish('sent again'), {
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
    }),
  );
}

/** Keeps the run as it is, and notes that a person has decided so. */
export function leaveGeneration(world: Generations, id: string): Promise<ActOutcome> {
  return act(world, id, (row) =>
    transition(world, row, inEnglish('left'), {
      from: OPEN_QUESTION,
      changes: { settled_at: world.now().toISOString() },
      event: { kind: 'left' },
    }),
  );
}

/**
 * Calls off what is not sent yet; else ends the watching of one that goes on and on. That may still be made, and is
 * charged if it is: one can look again.
 */
export function stopGeneration(world: Generations, id: string): Promise<ActOutcome> {
  return act(world, id, (row) => (row.state === 'queued' ? callOff(world, row) : stopWaiting(world, row)));
}

/** A sender that has claimed the row finds it in another state, and sends nothing. */
async function callOff(world: Generations, row: GenerationRow): Promise<ActOutcome> {
  const stood = row.resends > 0 ? await stateBeforeResend(world, row) : 'rejected';
  return transition(world, row, inEnglish('called off'), {
    from: ['queued'],
    changes: {
      state: stood,
      due_at: null,
      ended_at: world.now().toISOString(),
      error_message:
        stood === 'rejected'
          ? inEnglish('Called off before it was sent.')
          : inEnglish('Called off before it was sent again. What became of it the first time is as open as before.'),
    },
    event: { kind: 'called-off' },
  });
}

/** One whose answer was lost stays an open question when it is not sent a second time after all. */
async function stateBeforeResend(world: Generations, row: GenerationRow): Promise<'rejected' | 'unconfirmed'> {
  const kinds = (await eventsOf(world.db, row.id)).map(({ kind }) => kind);
  return kinds.some((kind) => OPEN_KINDS.includes(kind)) ? 'unconfirmed' : 'rejected';
}

/** What the timeline holds of one that may have been made and charged. */
const OPEN_KINDS: readonly string[] = ['unconfirmed', 'interrupted', 'missing'];

function stopWaiting(world: Generations, row: GenerationRow): Promise<ActOutcome> {
  return transition(world, row, inEnglish('no longer waited for'), {
    from: ['pending'],
    changes: {
      state: 'stopped',
      due_at: null,
      ended_at: world.now().toISOString(),
      unknown_since: null,
      look_problem: null,
      error_message: inEnglish('Nobody waits for it any more. It may still be made: look again.'),
    },
    event: { kind: 'let-be' },
  });
}

/**
 * Looks again: at the generation, where its id is known; else at the balance, which is evidence of a charge and never
 * proof (field notes).
 */
export function checkGeneration(world: Generations, id: string): Promise<ActOutcome> {
  return act(world, id, async (row) => {
    if (row.generation_id !== null)
      return transition(world, row, inEnglish('looked at again'), {
        from: ['pending', 'missing', 'stopped', 'unconfirmed'],
        changes: watched(world),
        event: { kind: 'checked' },
      });
    if (row.state !== 'unconfirmed') return wrongState(row, inEnglish('looked at again'));
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
  on: (row: GenerationRow) => Promise<ActOutcome>,
): Promise<ActOutcome> {
  const row = await findGeneration(world.db, id);
  if (!row) return { ok: false, reason: 'no-run' };
  // What nobody sees must not be sent or watched.
  if (row.deleted_at !== null)
    return { ok: false, reason: 'state', message: inEnglish('A run in the bin must be taken out of it first') };
  return on(row);
}

export async function transition(
  world: Generations,
  row: GenerationRow,
  done: Kept,
  step: Pick<Transition, 'from' | 'changes' | 'event'>,
): Promise<ActOutcome> {
  const isDone = await changeGeneration(world.db, { id: row.id, at: world.now(), ...step });
  if (!isDone) return wrongState(row, done);
  world.wake();
  return { ok: true, submitted: { id: row.id, state: step.changes.state ?? row.state } };
}

/** The states as the wire names them, in a sentence. */
const STATE_CLAUSES = {
  queued: inEnglish('queued'),
  sending: inEnglish('sending'),
  pending: inEnglish('pending'),
  completed: inEnglish('completed'),
  rejected: inEnglish('rejected'),
  failed: inEnglish('failed'),
  missing: inEnglish('missing'),
  unconfirmed: inEnglish('unconfirmed'),
  stopped: inEnglish('stopped'),
} satisfies Record<RunState, Kept>;

function wrongState(row: GenerationRow, done: Kept): ActOutcome {
  return {
    ok: false,
    reason: 'state',
    message: inEnglish('A run that is {state} cannot be {what}', { state: STATE_CLAUSES[row.state], what: done }),
  };
}
