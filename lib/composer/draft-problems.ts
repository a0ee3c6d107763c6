import { relevantRequest } from '../contract/relevance';
import { type CardLimits, validateGenerate, validateTemplate } from '../contract/validate';
import type { Draft } from './draft';
import { fullRequest } from './full-request';
import { type DraftProblem, placeProblems } from './place-problems';

/**
 * What the contract has against the request this draft makes, told on the form's fields. Fields that do not count are
 * not sent, so they are not judged. `limits` are those of the target.
 */
export function draftProblems(draft: Draft, limits: CardLimits = {}): DraftProblem[] {
  const full = fullRequest(draft);
  const verdict =
    full.operation === 'generate'
      ? validateGenerate(relevantRequest('generate', full.request), limits)
      : validateTemplate(relevantRequest('template', full.request));
  return verdict.ok ? [] : placeProblems(verdict.problems, draft);
}
