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
    const said = fields.length > 0 ? summary(fields.length) : message;
    return { message: said, status, fields, event: { httpStatus: status, requestId, detail: message } };
  }
  if (error instanceof ContractMismatch) {
    const { message, status, requestId } = error;
    return { message, status, fields: [], event: { httpStatus: status, requestId, detail: message } };
  }
  const message = error instanceof NotSent ? unreachable(error) : lost(error);
  return { message, status: null, fields: [], event: { detail: message } };
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
