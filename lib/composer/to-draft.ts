import { blankDraft, type Draft, readDraft } from './draft';
import type { AnyRequest } from './full-request';

/**
 * The form for a request: all of its fields, including ignored ones, and all others blank, because "use again" must not
 * mix two requests.
 */
export function toDraft<Name extends Draft['operation']>(operation: Name, request: AnyRequest<Name>): Draft {
  const numCards = 'numCards' in request && request.numCards !== undefined ? String(request.numCards) : '';
  return readDraft({ ...request, operation, numCards }) ?? blankDraft();
}
