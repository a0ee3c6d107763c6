import 'server-only';
import { randomUUID } from 'node:crypto';
import type { RouteError } from '@/lib/contract/composer';
import type { Problem } from '@/lib/contract/problems';
import { inEnglish, type Kept } from '@/lib/words/say-kept';
import { log } from '../log/log';

/** An answer of `/api` that refuses: `{message, statusCode, fields?}` (wire.md). */
export function refuse(statusCode: number, message: Kept, fields?: readonly Problem[]): Response {
  const body: RouteError = { message, statusCode, ...(fields?.length ? { fields: [...fields] } : {}) };
  return answerJson(body, statusCode);
}

/** A 400 that names the fields at fault. */
export function refuseFields(fields: readonly Problem[]): Response {
  return refuse(
    400,
    fields.length === 1
      ? inEnglish('One field needs a change')
      : inEnglish('{count} fields need a change', { count: fields.length }),
    fields,
  );
}

/** An unforeseen failure: the facts go to the log, the caller gets the id to find them by, and nothing else. */
export function failGenerically(error: unknown, request: Request): Response {
  const correlationId = randomUUID();
  log.error(
    { err: error, correlationId, method: request.method, path: new URL(request.url).pathname },
    'a route failed',
  );
  const message = inEnglish('Something went wrong on the server. The id leads to the details in its log.');
  const body: RouteError = { message, statusCode: 500, correlationId };
  return answerJson(body, 500);
}

/** JSON that was written before, as it is. */
export function jsonText(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } });
}

/** JSON that no cache keeps. */
export function answerJson(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
