import 'server-only';
import { createHash } from 'node:crypto';
import { newId } from '../../database/new-id';
import type { Engine } from '../context';
import { reserve } from '../store/credits';
import { findByIdempotencyKey, type GenerationOrder, type GenerationRow } from '../store/generations-store';
import { answer, refuse, refuseProblems } from './answer';

export type Start = {
  order: GenerationOrder;
  cards: number;
  /** What is reserved: the most it can come to. */
  credits: number;
  warnings: string[];
};

/** Printable ASCII, as a header has it, and short enough to be a key. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Reserves the credits and stores the generation in one transaction, then answers with its id. The same
 * `Idempotency-Key` with the same body gives the same answer and no second charge; with another body 422 (wire.md).
 */
export async function startGeneration(engine: Engine, request: Request, start: Start): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !IDEMPOTENCY_KEY.test(key))
    return refuseProblems([{ path: 'Idempotency-Key', message: 'must be 1 to 200 printable ASCII characters' }]);
  const hash = createHash('sha256').update(JSON.stringify(start.order)).digest('base64url');
  const before = key === null ? null : await findByIdempotencyKey(engine.db, key);
  if (before) return answerAgain(before, hash);

  const row = newRow(engine, start, key, hash);
  const outcome = await store(engine, row).catch((error: unknown) => ({ error }));
  if (outcome !== 'stored') {
    // Two requests with one key at once: the other one's row stands, and its answer is this one's too, also where the
    // credits covered only one of them.
    const other = key === null ? null : await findByIdempotencyKey(engine.db, key);
    if (other) return answerAgain(other, hash);
    if (outcome === 'uncovered') return refuse(402, 'Insufficient credits remaining');
    throw outcome.error;
  }
  engine.wake();
  return started(row);
}

async function store({ db, now }: Engine, row: GenerationRow): Promise<'stored' | 'uncovered'> {
  return db.transaction().execute(async (transaction) => {
    if (!(await reserve(transaction, row.reserved, { generationId: row.id, at: now() }))) return 'uncovered';
    await transaction.insertInto('engine_generations').values(row).execute();
    return 'stored';
  });
}

function newRow(engine: Engine, { order, cards, credits, warnings }: Start, key: string | null, hash: string) {
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
    created_at: at,
    ended_at: null,
  } satisfies GenerationRow;
}

function answerAgain(row: GenerationRow, hash: string): Response {
  if (row.body_hash === hash) return started(row);
  return refuse(422, 'This Idempotency-Key was used with another body');
}

function started({ id, start_warnings }: GenerationRow): Response {
  return answer(201, { generationId: id, ...(start_warnings ? { warnings: start_warnings } : {}) });
}
