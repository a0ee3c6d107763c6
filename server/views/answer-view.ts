import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { englishMessage } from '@/lib/words/stored-messages';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import type { ViewOutcome } from './save-view';

export function answerView(outcome: ViewOutcome): Response {
  if (outcome.ok) return answerJson(outcome.view);
  switch (outcome.reason) {
    case 'unknown':
      return refuse(404, englishMessage('Not found'));
    case 'full':
      return refuse(
        409,
        englishMessage('You have {max} views, the maximum. Delete one first.', { max: LIMITS.savedViews }),
      );
    case 'taken':
      return refuseFields([{ path: 'name', message: englishMessage('is already used') }]);
  }
}
