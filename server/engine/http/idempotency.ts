import 'server-only';
import { createHash } from 'node:crypto';
import { inEnglish } from '@/lib/words/say-kept';
import type { Engine } from '../context';
import { findByIdempotencyKey, type GenerationOrder, type GenerationRow } from '../store/generations-store';
import { answer, refuse, refuseProblems } from './answer';

/** A request by its `Idempotency-Key` (null: it has none) and the hash of what it orders. */
export type Idempotency = { key: string | null; hash: string };

/** Printable ASCII, as a header has it, and short enough to be a key. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Looks whether this order came before under the same key. Asked before anything that may change meanwhile (ids,
 * credits): who lost the first answer gets that answer, not a verdict on today's workspace.
 */
export async function recall(
  engine: Engine,
  request: Request,
  order: GenerationOrder,
): Promise<{ isNew: true; idempotency: Idempotency } | { isNew: false; answer: Response }> {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !KEY.test(key)) {
    const message = inEnglish('must be 1 to 200 printable ASCII characters');
    return { isNew: false, answer: refuseProblems([{ path: 'Idempotency-Key', message }]) };
  }
  // Of the validated order, so that it is the same in whatever order its members came.
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
  const earlier = await answerEarlier(engine, { key, hash });
  return earlier ? { isNew: false, answer: earlier } : { isNew: true, idempotency: { key, hash } };
}

/** The answer of the generation that holds the key: the same for the same order, 422 for another. Null: none does. */
export async function answerEarlier({ db }: Engine, { key, hash }: Idempotency): Promise<Response | null> {
  const row = key === null ? null : await findByIdempotencyKey(db, key);
  if (!row) return null;
  return row.body_hash === hash
    ? answerStarted(row)
    : refuse(422, inEnglish('This Idempotency-Key was used with another body'));
}

/** Interface 2.7 and wire.md, "Answers, literally". */
export function answerStarted({ id, start_warnings }: Pick<GenerationRow, 'id' | 'start_warnings'>): Response {
  return answer(201, { generationId: id, ...(start_warnings ? { warnings: start_warnings } : {}) });
}
