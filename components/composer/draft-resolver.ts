import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { type DraftProblem, draftProblems } from '@/lib/composer/draft-problems';

/** Judges the form by the contract itself: form, route and engine cannot disagree. `maxCards` is asked each time. */
export function draftResolver(maxCards: () => number | undefined): Resolver<Draft> {
  return (values) => {
    const problems = draftProblems(values, { maxCards: maxCards() });
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: fieldErrors(problems) };
  };
}

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
