import type { Problem } from '@/lib/contract/problems';
import { type AnswerLost, type CallFailure, ContractMismatch, NotSent, ServiceError } from '../service/errors';
import type { RunEvent } from './store';

export type Explained = {
  message: string;
  status: number | null;
  fields: readonly Problem[];
  event: Pick<RunEvent, 'httpStatus' | 'requestId' | 'detail'>;
};

/** A failed call as a row and its timeline tell it. */
export function explainFailure(error: CallFailure): Explained {
  if (error instanceof ServiceError) {
    const { message, status, fields, requestId } = error;
    // A numbered list of problems is told field by field; the sentence above it need not repeat it.
    const said = fields.length > 0 ? summary(fields.length) : inWords(error);
    return { message: said, status, fields, event: { httpStatus: status, requestId, detail: message } };
  }
  if (error instanceof ContractMismatch) {
    const { message, status, requestId } = error;
    return { message, status, fields: [], event: { httpStatus: status, requestId, detail: message } };
  }
  const message = error instanceof NotSent ? unreachable(error) : lost(error);
  return { message, status: null, fields: [], event: { detail: message } };
}

/** What a status means where the service's own words may not tell it ("Forbidden"; field notes, "Errors"). */
const MEANINGS: Readonly<Record<number, string>> = {
  401: 'The service did not take the key (SERVICE_API_KEY).',
  402: 'The credits at the service do not suffice.',
  403: 'The service refused: most likely its credits have run out, or the key may not do this.',
  422: 'The service could not make anything of this request.',
  429: 'The service asked to wait, again and again.',
};

function inWords({ status, message }: ServiceError): string {
  const meaning = MEANINGS[status];
  return meaning ? `${meaning} It said: “${message}”` : message;
}

function summary(count: number): string {
  return count === 1 ? 'The service refused one field' : `The service refused ${count} fields`;
}

function unreachable({ code }: NotSent): string {
  return `The service could not be reached${code ? ` (${code})` : ''}. Nothing was sent.`;
}

function lost(error: AnswerLost): string {
  if (error.isTimeout) return 'The service did not answer in 30 seconds.';
  return `The connection ended before a whole answer came${error.code ? ` (${error.code})` : ''}.`;
}
