import 'server-only';
import type { RunState } from '@/lib/contract/run-words';
import { asItCame, inEnglish, type Kept } from '@/lib/words/say-kept';
import { newestBalance } from '../balance/store';
import { log } from '../log/log';
import type { ServiceClient } from '../service/client';
import type { KeyVerdict, StartOutcome } from '../service/outcomes';
import { cleanText } from '../service/read-answer';
import type { Generations } from './context';
import { explainFailure } from './explain-failure';
import { insist } from './insist';
import { answerColumn } from './last-answer';
import { noteBalance } from './note-balance';
import { idempotencyKey } from './settle-decks';
import { changeGeneration, type GenerationRow, type RunEvent, type Transition } from './store';
import { firstLook, watchUntil } from './watch-pace';

/** Tries for a service that cannot be reached. */
const MAX_TRIES = 3;
/** Times we wait as the service asks before we give up. */
const MAX_THROTTLES = 8;
/** Sends to the engine, where sending again cannot charge again. */
const MAX_ENGINE_TRIES = 5;
const RETRY_MS = 1000;
/** However long the service asks to wait. */
const MAX_WAIT_MS = 600_000;
/** After a 429 that does not say for how long. */
const THROTTLE_MS = 5000;

/**
 * Sends a claimed row: `queued → sending → pending`, or one of the ends, by the table of checks.md. A row found in
 * `sending` is one whose sender died: toward a live service it is never sent again by the program.
 */
export async function sendGeneration(world: Generations, row: GenerationRow): Promise<void> {
  if (row.state === 'sending' && row.target === 'live') return giveUpInterrupted(world, row);
  const service = world.service(row.target);
  if (!service) return rejectWithoutService(world, row);
  // What is known already: nothing that spends waits for a read. A second send of the same intent keeps the first figure.
  const known = row.state === 'queued' ? await newestBalance(world.db, row.target) : null;
  // Committed first: whatever happens from here on, the row says that something may have been sent.
  const at = world.now();
  const isOurs = await changeGeneration(world.db, {
    id: row.id,
    from: ['queued', 'sending'],
    owner: row.lease_owner,
    changes: {
      state: 'sending',
      sent_at: row.sent_at ?? at.toISOString(),
      lease_owner: row.lease_owner,
      lease_until: row.lease_until,
      ...(known && { balance_before: known.remaining, balance_before_at: known.asOf }),
    },
    event: { kind: row.state === 'sending' ? 'interrupted' : 'sending' },
    at,
  });
  if (!isOurs) return;
  const outcome = await start(service, row);
  const state = await insist(`the outcome of sending ${row.id}${idOf(outcome)}`, () =>
    keepOutcome(world, row, outcome),
  );
  if (state === 'unconfirmed') await noteBalance(world, row);
}

/** Toward the engine the key makes a second send harmless; a live service has no such thing and is sent none. */
function start(service: ServiceClient, row: GenerationRow): Promise<StartOutcome> {
  const key = row.target === 'practice' ? idempotencyKey(row.id, row.resends) : undefined;
  const request = JSON.parse(row.request);
  return service.startGeneration({ operation: row.operation, request, idempotencyKey: key });
}

/** For the log: where the disk stays full, the one place in which a person finds the id to attach. */
function idOf(outcome: StartOutcome): string {
  return outcome.kind === 'started' ? ` (the service took it as ${cleanText(outcome.generationId, 500)})` : '';
}

/** Gives the state that was written; undefined when it stayed, or was for another to write. */
async function keepOutcome(
  world: Generations,
  row: GenerationRow,
  outcome: StartOutcome,
): Promise<RunState | undefined> {
  if (outcome.kind === 'started') return keepStarted(world, row, outcome);
  const at = world.now();
  const step = stepAfter(world, row, outcome, at);
  const changes = { ...step.changes, ...answerColumn(outcome, at) };
  const change = { id: row.id, from: ['sending'], owner: row.lease_owner, at, ...step, changes } satisfies Transition;
  return (await changeGeneration(world.db, change)) ? step.changes.state : undefined;
}

/**
 * An id is kept even when the row is no longer ours: another worker may have taken a slow sender for a dead one and
 * written `unconfirmed`, and this is the answer it missed.
 */
async function keepStarted(
  world: Generations,
  row: GenerationRow,
  outcome: Extract<StartOutcome, { kind: 'started' }>,
): Promise<RunState | undefined> {
  const { generationId, warnings, status, requestId } = outcome;
  const at = world.now();
  const isKept = await changeGeneration(world.db, {
    id: row.id,
    from: ['sending', 'unconfirmed'],
    onlyWithoutId: true,
    at,
    changes: {
      state: 'pending',
      generation_id: generationId,
      warnings: JSON.stringify(warnings),
      due_at: firstLook(row.target, at, world.random).toISOString(),
      watch_until: watchUntil(at).toISOString(),
      ended_at: null,
      polls: 0,
      ...answerColumn(outcome, at),
    },
    event: { kind: 'started', httpStatus: status, requestId, detail: generationId },
  });
  if (isKept) return 'pending';
  log.error({ run: row.id, generationId }, 'a generation was started for a row that has another id');
  return undefined;
}

type Step = Pick<Transition, 'changes' | 'event'>;

function stepAfter(
  world: Generations,
  row: GenerationRow,
  outcome: Exclude<StartOutcome, { kind: 'started' }>,
  at: Date,
): Step {
  const { error } = outcome;
  const told = explainFailure(error);
  if (outcome.kind === 'throttled') {
    if (row.throttles + 1 >= MAX_THROTTLES) return rejected(at, told);
    const asked = outcome.error.retryAfterMs ?? THROTTLE_MS * 2 ** row.throttles;
    const wait = Math.min(asked * (1 + world.random() * 0.2), MAX_WAIT_MS);
    const detail = inEnglish('{why} (waiting {seconds} s)', {
      why: asItCame(told.event.detail ?? ''),
      seconds: Math.ceil(wait / 1000),
    });
    return queuedAgain(at, wait, { throttles: row.throttles + 1 }, { kind: 'throttled', ...told.event, detail });
  }
  if (outcome.kind === 'not-sent') {
    if (row.send_tries + 1 >= MAX_TRIES) return rejected(at, told);
    const wait = RETRY_MS * 2 ** row.send_tries * (0.5 + world.random());
    return queuedAgain(at, wait, { send_tries: row.send_tries + 1 }, { kind: 'not-sent', ...told.event });
  }
  if (outcome.kind === 'rejected')
    return rejected(at, { ...told, message: (outcome.key && ODD_401[outcome.key]) ?? told.message });
  if (row.target === 'practice' && row.send_tries + 1 < MAX_ENGINE_TRIES) {
    const due = later(at, RETRY_MS * 2 ** row.send_tries);
    const changes = { due_at: due, send_tries: row.send_tries + 1 };
    return { changes, event: { kind: 'retried', ...told.event } };
  }
  return unconfirmed(at, told);
}

/** Bursts of requests drew 401 from services whose key was good (field notes). */
const ODD_401: Readonly<Partial<Record<KeyVerdict, Kept>>> = {
  taken: inEnglish(
    'The service answered 401 although it takes the key for its lists: most likely too many requests came at once. Nothing was made; send it again in a while.',
  ),
  unknown: inEnglish(
    'The service answered 401, and could not be asked whether it takes the key for its lists. Nothing was made; send it again in a while, or check SERVICE_API_KEY.',
  ),
};

type Told = ReturnType<typeof explainFailure>;

function queuedAgain(
  at: Date,
  wait: number,
  count: { throttles: number } | { send_tries: number },
  event: RunEvent,
): Step {
  return { changes: { state: 'queued', due_at: later(at, wait), ...count }, event };
}

function rejected(at: Date, { message, status, fields, event }: Told): Step {
  return {
    changes: { state: 'rejected', ...ended(at), ...errorColumns(message, status, fields) },
    event: { kind: 'rejected', ...event },
  };
}

function unconfirmed(at: Date, { message, status, fields, event }: Told): Step {
  return {
    changes: { state: 'unconfirmed', ...ended(at), ...errorColumns(message, status, fields) },
    event: { kind: 'unconfirmed', ...event },
  };
}

function errorColumns(message: Kept, status: number | null, fields: Told['fields']) {
  return { error_message: message, error_status: status, error_fields: JSON.stringify(fields) };
}

function ended(at: Date) {
  return { due_at: null, ended_at: at.toISOString() };
}

function later(at: Date, milliseconds: number): string {
  return new Date(at.getTime() + Math.min(milliseconds, MAX_WAIT_MS)).toISOString();
}

async function giveUpInterrupted(world: Generations, row: GenerationRow): Promise<void> {
  const at = world.now();
  // A disk that stays full leaves such a row too.
  const message = inEnglish(
    'The program ended, or could not write any more, while the request was on its way: what the service answered is not known.',
  );
  const isOurs = await changeGeneration(world.db, {
    id: row.id,
    from: ['sending'],
    owner: row.lease_owner,
    changes: { state: 'unconfirmed', ...ended(at), ...errorColumns(message, null, []) },
    event: { kind: 'interrupted' },
    at,
  });
  if (isOurs) await noteBalance(world, row);
}

/** Its configuration was taken away after it was submitted. */
async function rejectWithoutService(world: Generations, row: GenerationRow): Promise<void> {
  const at = world.now();
  const message = inEnglish(
    'No live service is configured any more (SERVICE_BASE_URL, SERVICE_API_KEY). Nothing was sent.',
  );
  await changeGeneration(world.db, {
    id: row.id,
    from: ['queued'],
    owner: row.lease_owner,
    changes: { state: 'rejected', ...ended(at), ...errorColumns(message, null, []) },
    event: { kind: 'rejected', detail: message },
    at,
  });
}
