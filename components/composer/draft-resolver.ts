import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import type { DraftProblem, TargetLimits } from '@/lib/composer/draft-problems';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/**
 * Validates the form with the contract itself, so that form, route and engine agree. `limits` is called on each
 * validation. The contract loads on first use, so that typing does not wait for it.
 */
export function draftResolver(limits: () => TargetLimits): Resolver<Draft> {
  return async (current) => {
    // The form changes the object it passes: text typed while the contract loads must not be sent by an earlier press
    // of Create on an empty form.
    const values = structuredClone(current);
    const contract = await import('@/lib/composer/draft-problems').catch(() => null);
    const problems = contract?.draftProblems(values, limits()) ?? UNJUDGED;
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: fieldErrors(problems) };
  };
}

const UNJUDGED: DraftProblem[] = perLocale(() => [
  { path: 'root', message: t('Couldn’t check the form: can’t reach the server. Is it running?') },
]);

/** The first problem of each field, nested like the form. */
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
