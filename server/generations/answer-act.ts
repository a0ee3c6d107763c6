import 'server-only';
import { inEnglish } from '@/lib/words/say-kept';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import type { ActOutcome } from './act-on-run';

/** The answer to an act on a run: `{id, state}`, 404, 400 with the field, or 409 for a state it does not fit. */
export function answerAct(outcome: ActOutcome): Response {
  if (outcome.ok) return answerJson(outcome.submitted);
  if (outcome.reason === 'no-run') return refuse(404, inEnglish('There is no such run'));
  if (outcome.reason === 'field') return refuseFields([{ path: outcome.path, message: outcome.message }]);
  return refuse(409, outcome.message);
}
