import 'server-only';
import { randomUUID } from 'node:crypto';
import type { RouteError } from '@/lib/contract/composer';
import type { Problem } from '@/lib/contract/request/problems';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { knownCause } from '../http/known-cause';
import { log } from '../log/log';

/** An error response of `/api`: `{message, statusCode, fields?}` (docs/spec/settled-points.md#11). */
export function refuse(
  statusCode: number,
  message: StoredMessage,
  fields?: readonly Problem[],
  headers?: Record<string, string>,
): Response {
  const body: RouteError = { message, statusCode, ...(fields?.length ? { fields: [...fields] } : {}) };
  return answerJson(body, statusCode, headers);
}

/** A 400 that names the invalid fields. */
export function refuseFields(fields: readonly Problem[]): Response {
  return refuse(
    400,
    fields.length === 1
      ? englishMessage('1 field has a problem')
      : englishMessage('{count} fields have problems', { count: fields.length }),
    fields,
  );
}

/** Why something that a person names could not be saved. @param full says how many there may be */
export function refuseNamed(reason: 'unknown' | 'full' | 'taken', full: StoredMessage): Response {
  if (reason === 'unknown') return refuse(404, englishMessage('Not found'));
  if (reason === 'full') return refuse(409, full);
  return refuseFields([{ path: 'name', message: englishMessage('is already used') }]);
}

export function answerDeleted(isDeleted: boolean): Response {
  return isDeleted ? answerJson({ deleted: true }) : refuse(404, englishMessage('Not found'));
}

/**
 * A deck that is too large is refused. For an unexpected error, the details go to the log, and unless the cause is
 * known, the caller gets only the correlation id.
 */
export function failGenerically(error: unknown, request: Request): Response {
  if (isDeckTooLarge(error)) return refuse(422, error.reason);
  const correlationId = randomUUID();
  const known = knownCause(error);
  log.error(
    { err: error, correlationId, method: request.method, path: new URL(request.url).pathname },
    'a route failed',
  );
  if (known) {
    const { status, message, headers } = known;
    return answerJson({ message, statusCode: status, correlationId } satisfies RouteError, status, headers);
  }
  const message = englishMessage('Something went wrong on the server. Look up this ID in the server log.');
  return answerJson({ message, statusCode: 500, correlationId } satisfies RouteError, 500);
}

/** A JSON response from existing text. */
export function jsonText(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } });
}

/** A JSON response that is never cached. */
export function answerJson(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
