import { type MissingIds, missingIdProblems } from '../contract/missing-ids';
import { relevantRequest } from '../contract/relevance';
import { type CardLimits, validateGenerate, validateTemplate } from '../contract/validate';
import type { Draft } from './draft';
import { fullRequest } from './full-request';
import { type DraftProblem, placeProblems } from './place-problems';

/** The limits of a target, and the ids in the draft that it is known not to have. */
export type TargetLimits = CardLimits & { missing?: MissingIds };

/**
 * Validates the request of a draft with the contract; the problems are on form fields. Ignored fields are not sent, so
 * they are not validated. `limits` are the target's.
 */
export function draftProblems(draft: Draft, limits: TargetLimits = {}): DraftProblem[] {
  const full = fullRequest(draft, { maxCards: limits.maxCards });
  const verdict =
    full.operation === 'generate'
      ? validateGenerate(relevantRequest('generate', full.request), limits)
      : validateTemplate(relevantRequest('template', full.request));
  const { missing, target = 'local' } = limits;
  const foreign = missing ? missingIdProblems(full.request, missing, target) : [];
  return placeProblems([...(verdict.ok ? [] : verdict.problems), ...foreign], draft);
}
