'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { submitGeneration } from '@/components/data/generations';
import { keepTarget } from '@/components/data/kept-target';
import { type Run, submission } from '@/lib/contract/composer';
import { practiceNames, withoutPracticeNames } from './practice-names';

/**
 * Sends a rehearsed request to Live and goes to its run. Made anew for each opening of the dialog: one opening is one
 * intent, so a second click, or another try after no answer came, cannot be charged again.
 */
export function useSendLive(run: Run) {
  const router = useRouter();
  const client = useQueryClient();
  const [submissionId] = useState(() => crypto.randomUUID());
  // The state of a mutation is known one render later; a double click is faster.
  const sending = useRef(false);
  const mutation = useMutation({
    mutationFn: async () => submitGeneration(submission.parse({ submissionId, ...liveBody(run) })),
    retry: 0,
    networkMode: 'always',
    onSuccess: ({ id }) => {
      keepTarget('live');
      void client.invalidateQueries({ queryKey: ['history'] });
      void client.invalidateQueries({ queryKey: ['balance', 'live'] });
      router.push(`/runs/${encodeURIComponent(id)}`);
    },
    onError: () => {
      sending.current = false;
    },
  });
  const send = () => {
    if (sending.current) return;
    sending.current = true;
    mutation.mutate();
  };
  return { send, isSending: mutation.isPending || mutation.isSuccess, error: mutation.error };
}

function liveBody(run: Run) {
  const same = { request: run.request, ...(run.draft === null ? {} : { draft: run.draft }) };
  const body = practiceNames(run.request).length > 0 ? withoutPracticeNames(run) : same;
  return { target: 'live', operation: run.operation, ...body };
}
