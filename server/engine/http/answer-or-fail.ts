import 'server-only';
import { randomUUID } from 'node:crypto';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { inEnglish } from '@/lib/words/say-kept';
import { log } from '../../log/log';
import { refuse } from './answer';

/**
 * The answer, or a 500 that says nothing but a correlation id; the log has the rest. Everything of the engine that is
 * reached over the network answers through here, so that no failure comes out in the web server's own words.
 */
export async function answerOrFail(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (isDeckTooLarge(error)) return refuse(422, error.reason);
    const correlationId = randomUUID();
    log.error({ err: error, correlationId }, 'the engine could not answer');
    return refuse(500, inEnglish('Something went wrong here. Correlation id: {correlationId}', { correlationId }));
  }
}
