import 'server-only';
import { randomUUID } from 'node:crypto';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { englishMessage } from '@/lib/words/stored-messages';
import { knownCause } from '../../http/known-cause';
import { log } from '../../log/log';
import { refuse } from './answer';

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
