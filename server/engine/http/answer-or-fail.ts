import 'server-only';
import { randomUUID } from 'node:crypto';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { englishMessage } from '@/lib/words/stored-messages';
import { log } from '../../log/log';
import { refuse } from './answer';

/**
 * The response, or a 500 with only a correlation id; the log has the rest. All engine routes respond through here, so
 * that no failure comes out as the web server's own error page.
 */
export async function answerOrFail(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (isDeckTooLarge(error)) return refuse(422, error.reason);
    const correlationId = randomUUID();
    log.error({ err: error, correlationId }, 'the engine could not answer');
    return refuse(500, englishMessage('Something went wrong. Correlation ID: {correlationId}', { correlationId }));
  }
}
