import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { inEnglish } from '@/lib/words/say-kept';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import type { ViewOutcome } from './save-view';

export function answerView(outcome: ViewOutcome): Response {
  if (outcome.ok) return answerJson(outcome.view);
  switch (outcome.reason) {
    case 'unknown':
      return refuse(404, inEnglish('There is no such view'));
    case 'full':
      return refuse(409, inEnglish('There are {max} views already. Delete one first.', { max: LIMITS.savedViews }));
    case 'taken':
      return refuseFields([{ path: 'name', message: inEnglish('is the name of another view') }]);
  }
}
