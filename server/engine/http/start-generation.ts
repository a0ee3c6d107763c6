import 'server-only';
import { englishMessage } from '@/lib/words/stored-messages';
import { newId } from '../../database/new-id';
import { hasRoom, QUEUE_RETRY_SECONDS } from '../../jobs/has-room';
import type { Engine } from '../context';
import { reserve } from '../store/credits';
import type { GenerationOrder, GenerationRow } from '../store/generations-store';
import { refuse } from './answer';
import { answerEarlier, answerStarted, type Idempotency } from './idempotency';

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
    if (!(await hasRoom(transaction, 'engine_generations', maxQueuedRuns))) return 'full';
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
