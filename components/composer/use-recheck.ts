'use client';

import { useEffect } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import type { CardLimits } from '@/lib/contract/validate';
import { listErrors } from './list-errors';

/**
 * Takes back errors that a change elsewhere has mended: a text that is needed no more, a number that no longer counts.
 * What the service said of a field stands until that field is changed. New errors come on the next try to send.
 */
export function useRecheck(form: UseFormReturn<Draft>, limits: () => CardLimits) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: async ({ values, errors }) => {
          const told = listErrors(errors ?? {}).filter(({ path }) => {
            const found: { type?: string } | undefined = get(errors, path);
            return found?.type === 'contract';
          });
          if (told.length === 0) return;
          const { draftProblems } = await import('@/lib/composer/draft-problems');
          const standing = new Set<string>(draftProblems(values, limits()).map(({ path }) => path));
          const mended = told.map(({ path }) => path).filter((path) => !standing.has(path));
          if (mended.length > 0) form.clearErrors(mended as Parameters<typeof form.clearErrors>[0]);
        },
      }),
    [form, limits],
  );
}
