import { inEnglish, type Kept } from '@/lib/words/say-kept';
import { AnswerLost, type CallFailure, ContractMismatch, NotSent } from '../service/errors';

/** Why a status request failed, as part of a sentence. */
export function lookProblem(error: CallFailure): Kept {
  if (error instanceof NotSent) return inEnglish('the service can’t be reached');
  if (error instanceof ContractMismatch) return inEnglish('the service’s answer can’t be read');
  if (error instanceof AnswerLost)
    return error.isTimeout
      ? inEnglish('the service didn’t answer in time')
      : inEnglish('the connection to the service was lost');
  const { status } = error;
  if (status === 401 || status === 403) return inEnglish('the service refused the key ({status})', { status });
  if (status === 404) return inEnglish('the service doesn’t know this generation ({status})', { status });
  if (status === 429) return inEnglish('the service asked to wait ({status})', { status });
  return inEnglish('the service answered with an error ({status})', { status });
}
