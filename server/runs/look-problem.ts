import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { AnswerLost, type CallFailure, ContractMismatch, NotSent } from '../service/errors';

/** Why a status request failed, as part of a sentence. */
export function lookProblem(error: CallFailure): StoredMessage {
  if (error instanceof NotSent) return englishMessage('the service can’t be reached');
  if (error instanceof ContractMismatch) return englishMessage('the service’s answer can’t be read');
  if (error instanceof AnswerLost)
    return error.isTimeout
      ? englishMessage('the service didn’t answer in time')
      : englishMessage('the connection to the service was lost');
  const { status } = error;
  if (status === 401) return englishMessage('the service refused the key ({status})', { status });
  if (status === 403) return englishMessage('the service refused the request ({status})', { status });
  if (status === 404) return englishMessage('the service doesn’t know this generation ({status})', { status });
  if (status === 429) return englishMessage('the service asked to wait ({status})', { status });
  return englishMessage('the service answered with an error ({status})', { status });
}
