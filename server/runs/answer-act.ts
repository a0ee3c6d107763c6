import 'server-only';
import { englishMessage } from '@/lib/words/stored-messages';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import type { ActOutcome } from './act-on-run';

/**
 * The response to an action on a run: `{id, state}`, 404, 400 with the field, or 409 when the state does not allow
 * it.
 */
export function answerAct(outcome: ActOutcome): Response {
  if (outcome.ok) return answerJson(outcome.submitted);
  if (outcome.reason === 'no-run') return refuse(404, englishMessage('Run not found'));
  if (outcome.reason === 'field') return refuseFields([{ path: outcome.path, message: outcome.message }]);
  return refuse(409, outcome.message);
}
