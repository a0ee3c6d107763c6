import 'server-only';
import { createHash } from 'node:crypto';
import { englishMessage } from '@/lib/words/stored-messages';
import type { Engine } from '../context';
import { findByIdempotencyKey, type GenerationOrder, type GenerationRow } from '../store/generations-store';
import { answer, refuse, refuseProblems } from './answer';

/** A request's `Idempotency-Key` (null if it has none) and the hash of its validated content. */
export type Idempotency = { key: string | null; hash: string };

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
