import type { Problem } from '@/lib/contract/request/problems';
import { englishMessage, type StoredMessage, verbatim } from '@/lib/words/stored-messages';
import { type AnswerLost, type CallFailure, ContractMismatch, NotSent, ServiceError } from '../../service/errors';
import type { RunEvent } from '../store';

export type Explained = {
  message: StoredMessage;
  status: number | null;
  fields: readonly Problem[];
  event: Pick<RunEvent, 'httpStatus' | 'requestId' | 'detail'>;
};

/** A failed call as the row and the timeline record it. */
export function explainFailure(error: CallFailure): Explained {
  if (error instanceof ServiceError) {
    const { message, status, fields, requestId } = error;
    // A numbered list of problems is reported field by field; the sentence above it need not repeat it.
    const said = fields.length > 0 ? summary(fields.length) : inWords(error);
    return { message: said, status, fields, event: { httpStatus: status, requestId, detail: message } };
  }
  if (error instanceof ContractMismatch) {
    const { message, status, requestId } = error;
    return {
      message: verbatim(message),
      status,
      fields: [],
      event: { httpStatus: status, requestId, detail: message },
    };
  }
  const message =
    error instanceof NotSent ? englishMessage('Couldn’t reach the service. Nothing was sent.') : lost(error);
  // Only the timeline shows the connection's error code, for troubleshooting.
  const detail = error.code ? `${message} (${error.code})` : message;
  return { message, status: null, fields: [], event: { detail } };
}

/**
 * What a status means where the service's own message may be too vague ("Forbidden"; docs/spec/settled-points.md#16.5).
 */
const MEANINGS: Readonly<Record<number, StoredMessage>> = {
  401: englishMessage('The service refused the key (SERVICE_API_KEY).'),
  402: englishMessage('Not enough credits at the service.'),
  403: englishMessage('The service refused the request.'),
  422: englishMessage('The service couldn’t process this request.'),
  429: englishMessage('The service kept asking to wait.'),
};

function inWords({ status, message, said }: ServiceError): StoredMessage {
  const what = MEANINGS[status];
  if (!what) return verbatim(message);
  return said === null ? what : englishMessage('{what} The service said: “{why}”', { what, why: said });
}

function summary(count: number): StoredMessage {
  return englishMessage('Fields refused by the service: {count}', { count });
}

function lost({ isTimeout }: AnswerLost): StoredMessage {
  return isTimeout
    ? englishMessage('The service didn’t answer within 30 seconds.')
    : englishMessage('The connection was lost before the answer arrived.');
}
