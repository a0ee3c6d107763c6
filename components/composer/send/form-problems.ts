import { type FieldErrors, type Resolver, set, useFormContext, useFormState } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import type { DraftProblem, TargetLimits } from '@/lib/composer/draft-problems';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/** Type of the form error after a lost response. */
export const UNANSWERED = 'unanswered';

/** The current form problems, updated after the first submit attempt. */
export function useProblems() {
  const { control } = useFormContext<Draft>();
  return listErrors(useFormState({ control }).errors);
}

/** Whether the last submit had no clear response: the draft may have been sent. */
export function useMayHaveBeenSent(): boolean {
  const { control } = useFormContext<Draft>();
  return useFormState({ control }).errors.root?.type === UNANSWERED;
}

/** The form's errors as a flat list, in the order of the form's fields. */
export function listErrors(errors: FieldErrors<Draft>): DraftProblem[] {
  return walk(errors, '');
}

/** The number of problems to show. Problems of the form as a whole are the lines of a single error. */
export function countProblems(problems: readonly DraftProblem[]): number {
  return problems.reduce((count, { path, message }) => count + (path === 'root' ? message.split('\n').length : 1), 0);
}

function walk(node: unknown, path: string): DraftProblem[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('message' in node && typeof node.message === 'string' && 'type' in node)
    // Keys are draft paths, or `root`.
    return [{ path: path as DraftProblem['path'], message: node.message }];
  return Object.entries(node).flatMap(([member, inner]) => {
    // A list's own error sits beside those of its rows.
    if (member === 'root' && path !== '') return walk(inner, path);
    return member === 'ref' ? [] : walk(inner, path ? `${path}.${member}` : member);
  });
}

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
