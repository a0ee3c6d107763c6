import { validationMessage } from '@/lib/contract/messages';
import type { Problem } from '@/lib/contract/request/problems';
import { englishMessage, type StoredMessage, verbatim } from '@/lib/words/stored-messages';
import 'server-only';
import { randomUUID } from 'node:crypto';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { knownCause } from '../../http/known-cause';
import { log } from '../../log/log';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...HEADERS, ...headers } });
}

/** An error response, with only `message` and `statusCode` (docs/spec/interface.md#7). */
export function refuse(statusCode: number, message: StoredMessage, headers: Record<string, string> = {}): Response {
  return answer(statusCode, { message, statusCode }, headers);
}

/** A 400 with the numbered list of problems (docs/spec/interface.md#7). */
export function refuseProblems(problems: readonly Problem[]): Response {
  return refuse(400, verbatim(validationMessage(problems)));
}

/**
 * Returns the response, or a 500 with only a correlation id if it fails for an unknown cause; the error is logged. All engine routes use
 * this, so that no failure shows the web server's own error page.
 */
export async function answerOrFail(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (isDeckTooLarge(error)) return refuse(422, error.reason);
    const correlationId = randomUUID();
    log.error({ err: error, correlationId }, 'the engine could not answer');
    const known = knownCause(error);
    if (known) return refuse(known.status, known.message, known.headers);
    return refuse(500, englishMessage('Something went wrong. Correlation ID: {correlationId}', { correlationId }));
  }
}
