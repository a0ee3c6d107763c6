import { useFormContext, useFormState } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { listErrors } from './list-errors';

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
