'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { submitRun } from '@/components/data/runs';
import { settingsOptions } from '@/components/data/settings';
import { newId } from '@/components/ui/new-id';
import { readDraft } from '@/lib/composer/draft';
import { reviewsOutline } from '@/lib/composer/reviews-outline';
import { givenTitleOf } from '@/lib/composer/title-of';
import { type Run, submission } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';

/** Repeats a local run with the same request and opens the new run. */
export function useNewVersion(run: Run) {
  const router = useRouter();
  const client = useQueryClient();
  // Reused until there is a response: a double click, or a retry after a lost response, gives the same run.
  const id = useRef<string | null>(null);
  const mutation = useMutation({
    mutationFn: async () => {
      id.current ??= newId();
      const { target, operation, request, draft } = run;
      const form = readDraft(draft);
      const settings = client.getQueryData(settingsOptions().queryKey);
      const isReviewed = form !== null && reviewsOutline(form, { target, modelConnected: settings?.modelConnected });
      const parsed = submission.safeParse({
        ...{ submissionId: id.current, target, operation, request, madeFrom: run.id },
        ...(draft === null ? {} : { draft }),
        title: givenTitleOf(run) ?? undefined,
        ...(isReviewed ? { reviewOutline: true } : {}),
      });
      if (!parsed.success) throw new Error(t('This request can’t be run again as it is. Duplicate it instead.'));
      return submitRun(parsed.data);
    },
    retry: 0,
    networkMode: 'always',
    onSuccess: ({ id: made }) => {
      id.current = null;
      void client.invalidateQueries({ queryKey: ['history'] });
      router.push(`/runs/${encodeURIComponent(made)}`);
    },
  });
  return {
    start: () => !mutation.isPending && mutation.mutate(),
    isPending: mutation.isPending,
    error: mutation.error,
  };
}
