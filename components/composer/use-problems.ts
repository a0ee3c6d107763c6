import { useFormContext, useFormState } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { listErrors } from './list-errors';
import { UNANSWERED } from './refusal-problems';

/** What is wrong with the form, as far as it has been told: kept up to date once one has tried to send it. */
export function useProblems() {
  const { control } = useFormContext<Draft>();
  return listErrors(useFormState({ control }).errors);
}

/** Whether the last try to send had no clear answer: the draft may have been sent. */
export function useMayHaveBeenSent(): boolean {
  const { control } = useFormContext<Draft>();
  return useFormState({ control }).errors.root?.type === UNANSWERED;
}
