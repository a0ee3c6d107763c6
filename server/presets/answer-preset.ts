import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { inEnglish } from '@/lib/words/say-kept';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import type { PresetOutcome } from './save-preset';

export function answerPreset(outcome: PresetOutcome): Response {
  if (outcome.ok) return answerJson(outcome.preset);
  switch (outcome.reason) {
    case 'unknown':
      return refuse(404, inEnglish('Not found'));
    case 'full':
      return refuse(409, inEnglish('You have {max} presets, the maximum. Delete one first.', { max: LIMITS.presets }));
    case 'too-large':
      return refuse(413, inEnglish('Too many settings for a preset'));
    case 'taken':
      return refuseFields([{ path: 'name', message: inEnglish('is already used') }]);
  }
}
