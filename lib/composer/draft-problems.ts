import { relevantRequest } from '../contract/relevance';
import { type CardLimits, validateGenerate, validateTemplate } from '../contract/validate';
import type { Draft } from './draft';
import { fullRequest } from './full-request';
import { type DraftProblem, placeProblems } from './place-problems';

/**
 * Validates the request of a draft with the contract; the problems are on form fields. Ignored fields are not sent, so
 * they are not validated. `limits` are the target's.
 */
export function draftProblems(draft: Draft, limits: CardLimits = {}): DraftProblem[] {
  const full = fullRequest(draft, { maxCards: limits.maxCards });
  const verdict =
    full.operation === 'generate'
      ? validateGenerate(relevantRequest('generate', full.request), limits)
      : validateTemplate(relevantRequest('template', full.request));
  return verdict.ok ? [] : placeProblems(verdict.problems, draft);
}
