import { tStored } from '@/lib/words/stored-messages';
import { type MissingIds, missingIdProblems } from '../contract/missing-ids';
import { relevantRequest } from '../contract/relevance';
import type { Problem } from '../contract/request/problems';
import { type CardLimits, validateGenerate, validateTemplate } from '../contract/request/validate';
import type { Draft } from './draft';
import { type DraftPath, draftPathOf } from './draft-path';
import { fullRequest } from './full-request';
import { isBreaksMessage, plainMessage } from './plain-message';

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

/** A problem on a form field; `root` is the form as a whole. */
export type DraftProblem = { path: DraftPath | 'root'; message: string };

/** Maps problems from interface paths, as in the service's numbered list, to form fields. */
export function placeProblems(problems: readonly Problem[], draft: Draft): DraftProblem[] {
  return problems.map((problem) => {
    // Too many cards from breaks is shown on the length setting, because the text itself is valid.
    const isOfBreaks = problem.path === 'inputText' && isBreaksMessage(problem.message);
    const path = isOfBreaks ? 'cardSplit' : draftPathOf(problem.path, draft);
    if (path !== null) return { path, message: plainMessage(problem.message, path, draft) ?? tStored(problem.message) };
    // A problem without a form field keeps its path in the message.
    const message = tStored(problem.message);
    return { path: 'root', message: problem.path === 'body' ? message : `${problem.path}: ${message}` };
  });
}
