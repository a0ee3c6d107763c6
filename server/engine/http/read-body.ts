import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { readJson } from '../../guard/read-body';
import { refuse, refuseProblems } from './answer';

export type BodyReading = { ok: true; body: unknown } | { ok: false; refusal: Response };

/**
 * Reads the body of a POST. Checks it in the order of docs/spec/settled-points.md#2: 415 for the media type, 413 above
 * 4 MiB, 400 for invalid JSON.
 */
export async function readBody(request: Request): Promise<BodyReading> {
  const read = await readJson(request, { maxBytes: LIMITS.bodyBytes });
  if (read.ok) return { ok: true, body: read.value };
  const refusal =
    read.status === 400 ? refuseProblems([{ path: 'body', message: read.message }]) : refuse(read.status, read.message);
  return { ok: false, refusal };
}
