import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import type { DraftProblem } from '@/lib/composer/place-problems';
import type { CardLimits } from '@/lib/contract/validate';
import { say } from '@/lib/words/say';

/**
 * Judges the form by the contract itself: form, route and engine cannot disagree. `limits` are asked each time. The
 * contract is loaded when it is first needed: one can type before that.
 */
export function draftResolver(limits: () => CardLimits): Resolver<Draft> {
  return async (values) => {
    const contract = await import('@/lib/composer/draft-problems').catch(() => null);
    const problems = contract?.draftProblems(values, limits()) ?? UNJUDGED;
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: fieldErrors(problems) };
  };
}

const UNJUDGED: DraftProblem[] = [
  { path: 'root', message: say('The form could not be checked: Cardwright does not answer. Is it still running?') },
];

/** The first problem of each field, in the nesting of the form. */
export function fieldErrors(problems: readonly DraftProblem[]): FieldErrors<Draft> {
  const errors = {};
  const seen = new Set<string>();
  for (const { path, message } of problems) {
    if (seen.has(path)) continue;
    seen.add(path);
    set(errors, path, { type: 'contract', message });
  }
  return errors;
}
