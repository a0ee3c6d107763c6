import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import type { ViewOutcome } from './save-view';

export function answerView(outcome: ViewOutcome): Response {
  if (outcome.ok) return answerJson(outcome.view);
  switch (outcome.reason) {
    case 'unknown':
      return refuse(404, 'There is no such view');
    case 'full':
      return refuse(409, `There are ${LIMITS.savedViews} views already. Delete one first.`);
    case 'taken':
      return refuseFields([{ path: 'name', message: 'is the name of another view' }]);
  }
}
