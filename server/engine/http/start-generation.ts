import 'server-only';
import { createHash } from 'node:crypto';
import { englishMessage } from '@/lib/words/stored-messages';
import { newId } from '../../database/new-id';
import { QUEUE_RETRY_SECONDS, roomIn } from '../../jobs/job-source';
import type { Engine } from '../context';
import { reserve } from '../store/credits';
import type { GenerationOrder, GenerationRow } from '../store/generations-store';
import { findByIdempotencyKey } from '../store/generations-store';
import { answer, refuse, refuseProblems } from './answer';

export type Start = {
  order: GenerationOrder;
  cards: number;
  /** Credits to reserve: the maximum cost. */
  credits: number;
  warnings: string[];
  title?: string | null;
  /** For whom it is made. */
  requester: string;
};

/**
 * Reserves the credits and stores the generation in one transaction, then responds with its id. If concurrent requests
 * have the same `Idempotency-Key`, one is charged and all get the same response.
 */
export async function startGeneration(engine: Engine, idempotency: Idempotency, start: Start): Promise<Response> {
  const row = newRow(engine, start, idempotency);
  const outcome = await store(engine, row).catch((error: unknown) => ({ error }));
  if (outcome !== 'stored') {
    // Another request with this key may have been faster. Its row counts, even if the credits covered only one of them.
    const earlier = await answerEarlier(engine, idempotency);
    if (earlier) return earlier;
    if (outcome === 'full') {
      const message = englishMessage('Too many runs are queued (limit {limit}). Try again later.', {
        limit: engine.maxQueuedRuns,
      });
      return refuse(429, message, { 'Retry-After': String(QUEUE_RETRY_SECONDS) });
    }
    if (outcome === 'uncovered') return refuse(402, englishMessage('Insufficient credits remaining'));
    throw outcome.error;
  }
  engine.wake();
  return answerStarted(row);
}

async function store({ db, now, maxQueuedRuns }: Engine, row: GenerationRow): Promise<'stored' | 'uncovered' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    if ((await roomIn(transaction, 'engine_generations', maxQueuedRuns)) < 1) return 'full';
    if (!(await reserve(transaction, row.reserved, { generationId: row.id, at: now() }))) return 'uncovered';
    await transaction.insertInto('engine_generations').values(row).execute();
    return 'stored';
  });
}

function newRow(
  engine: Engine,
  { order, cards, credits, warnings, requester, title = null }: Start,
  { key, hash }: Idempotency,
) {
  const at = engine.now().toISOString();
  return {
    id: newId('gen'),
    state: 'pending',
    due_at: at,
    lease_until: null,
    lease_owner: null,
    operation: order.operation,
    request: JSON.stringify(order.request),
    idempotency_key: key,
    body_hash: hash,
    start_warnings: warnings.join('\n'),
    reserved: credits,
    deducted: null,
    remaining: null,
    warnings: '',
    error_message: null,
    error_status: null,
    artifact_id: null,
    cards_done: 0,
    cards_total: cards,
    attempts: 0,
    working: null,
    created_at: at,
    ended_at: null,
    cancelled_at: null,
    title,
    requester,
  } satisfies GenerationRow;
}

/** A request's `Idempotency-Key` (null if it has none) and the hash of its validated content. */
type Idempotency = { key: string | null; hash: string };

/** Printable ASCII without spaces, short enough for a database key. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Looks for an earlier generation with the same key. This comes before all checks that depend on the workspace's
 * current state (ids, credits), so that a client that lost the first response gets that response and not a new error.
 */
export async function recall(
  engine: Engine,
  request: Request,
  order: GenerationOrder,
): Promise<{ isNew: true; idempotency: Idempotency } | { isNew: false; answer: Response }> {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !KEY.test(key)) {
    const message = englishMessage('must be 1 to 200 printable ASCII characters');
    return { isNew: false, answer: refuseProblems([{ path: 'Idempotency-Key', message }]) };
  }
  // Hash the validated order, so that the order of the JSON members does not matter.
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
  const earlier = await answerEarlier(engine, { key, hash });
  return earlier ? { isNew: false, answer: earlier } : { isNew: true, idempotency: { key, hash } };
}

/**
 * The response for the generation that holds the key: its original response if the order is the same, 422 otherwise.
 * Null if no generation holds the key.
 */
export async function answerEarlier({ db }: Engine, { key, hash }: Idempotency): Promise<Response | null> {
  const row = key === null ? null : await findByIdempotencyKey(db, key);
  if (!row) return null;
  return row.body_hash === hash
    ? answerStarted(row)
    : refuse(422, englishMessage('This Idempotency-Key was used with another body'));
}

/** docs/spec/interface.md#2.7, docs/spec/settled-points.md#5. */
export function answerStarted({ id, start_warnings }: Pick<GenerationRow, 'id' | 'start_warnings'>): Response {
  return answer(201, { generationId: id, ...(start_warnings ? { warnings: start_warnings } : {}) });
}
