import type { Problem } from '@/lib/contract/problems';
import { asItCame, inEnglish, type Kept } from '@/lib/words/say-kept';
import { type AnswerLost, type CallFailure, ContractMismatch, NotSent, ServiceError } from '../service/errors';
import type { RunEvent } from './store';

export type Explained = {
  message: Kept;
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
    return {
      message: asItCame(message),
      status,
      fields: [],
      event: { httpStatus: status, requestId, detail: message },
    };
  }
  const message = error instanceof NotSent ? unreachable(error) : lost(error);
  return { message, status: null, fields: [], event: { detail: message } };
}

/** What a status means where the service's own words may not tell it ("Forbidden"; field notes, "Errors"). */
const MEANINGS: Readonly<Record<number, Kept>> = {
  401: inEnglish('The service did not take the key (SERVICE_API_KEY).'),
  402: inEnglish('The credits at the service do not suffice.'),
  403: inEnglish('The service refused: most likely its credits have run out, or the key may not do this.'),
  422: inEnglish('The service could not make anything of this request.'),
  429: inEnglish('The service asked to wait, again and again.'),
};

function inWords({ status, message }: ServiceError): Kept {
  const what = MEANINGS[status];
  const why = asItCame(message);
  return what ? inEnglish('{what} It said: “{why}”', { what, why }) : why;
}

function summary(count: number): Kept {
  return count === 1
    ? inEnglish('The service refused one field')
    : inEnglish('The service refused {count} fields', { count });
}

function unreachable({ code }: NotSent): Kept {
  return code
    ? inEnglish('The service could not be reached ({code}). Nothing was sent.', { code })
    : inEnglish('The service could not be reached. Nothing was sent.');
}

function lost({ isTimeout, code }: AnswerLost): Kept {
  if (isTimeout) return inEnglish('The service did not answer in 30 seconds.');
  return code
    ? inEnglish('The connection ended before a whole answer came ({code}).', { code })
    : inEnglish('The connection ended before a whole answer came.');
}
