import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { answerJson, refuse, refuseFields } from '../guard/route-error';
import type { PresetOutcome } from './save-preset';

export function answerPreset(outcome: PresetOutcome): Response {
  if (outcome.ok) return answerJson(outcome.preset);
  switch (outcome.reason) {
    case 'unknown':
      return refuse(404, 'There is no such preset');
    case 'full':
      return refuse(409, `There are ${LIMITS.presets} presets already. Delete one first.`);
    case 'too-large':
      return refuse(413, 'These settings are too long for a preset');
    case 'taken':
      return refuseFields([{ path: 'name', message: 'is the name of another preset' }]);
  }
}
