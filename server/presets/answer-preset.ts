import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { englishMessage } from '@/lib/words/stored-messages';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import type { PresetOutcome } from './store';

export function answerPreset(outcome: PresetOutcome): Response {
  if (outcome.ok) return answerJson(outcome.preset);
  switch (outcome.reason) {
    case 'unknown':
      return refuse(404, englishMessage('Not found'));
    case 'full':
      return refuse(
        409,
        englishMessage('You have {max} presets, the maximum. Delete one first.', { max: LIMITS.presets }),
      );
    case 'too-large':
      return refuse(413, englishMessage('Too many settings for a preset'));
    case 'taken':
      return refuseFields([{ path: 'name', message: englishMessage('is already used') }]);
  }
}
