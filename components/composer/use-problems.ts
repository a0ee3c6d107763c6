import { useFormContext, useFormState } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { listErrors } from './list-errors';

/** What is wrong with the form, as far as it has been told: kept up to date once one has tried to send it. */
export function useProblems() {
  const { control } = useFormContext<Draft>();
  return listErrors(useFormState({ control }).errors);
}
