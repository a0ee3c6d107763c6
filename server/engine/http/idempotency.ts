import 'server-only';
import { createHash } from 'node:crypto';
import { englishMessage } from '@/lib/words/stored-messages';
import type { Engine } from '../context';
import { findByIdempotencyKey, type GenerationOrder, type GenerationRow } from '../store/generations-store';
import { answer, refuse, refuseProblems } from './answer';

/** A request's `Idempotency-Key` (null if it has none) and the hash of its order. */
export type Idempotency = { key: string | null; hash: string };

/** Printable ASCII, as headers allow, and short enough for a database key. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Looks for an earlier generation with the same key. Checked before anything that may have changed since (ids,
 * credits): a client that lost the first response gets that response, not an error about today's workspace.
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
  // A hash of the validated order, so that the order of its members does not matter.
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
  const earlier = await answerEarlier(engine, { key, hash });
  return earlier ? { isNew: false, answer: earlier } : { isNew: true, idempotency: { key, hash } };
}

/**
 * The response of the generation that holds the key: the same for the same order, 422 for another. Null if there is
 * none.
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
