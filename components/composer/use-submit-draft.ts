'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { submitGeneration } from '@/components/data/generations';
import type { Draft } from '@/lib/composer/draft';
import type { DraftProblem } from '@/lib/composer/draft-problems';
import { fullRequest } from '@/lib/composer/full-request';
import { type Submission, submission, type Target } from '@/lib/contract/composer';
import { relevantRequest } from '@/lib/contract/relevance';
import { refusalProblems } from './refusal-problems';
import { intentFor, type SubmitIntent } from './submit-intent';

/** Sends the form to the target and goes to its run. `onRefused` gets what is wrong, placed on the form's fields. */
export function useSubmitDraft(target: Target, onRefused: (problems: DraftProblem[]) => void) {
  const router = useRouter();
  const client = useQueryClient();
  const intent = useRef<SubmitIntent | null>(null);
  // The state of a mutation is known one render later; a double click is faster.
  const sending = useRef(false);
  const mutation = useMutation({ mutationFn: submitGeneration, retry: 0, networkMode: 'always' });

  const send = async (draft: Draft) => {
    if (sending.current) return;
    sending.current = true;
    const content = bodyOf(draft, target);
    intent.current = intentFor(intent.current, JSON.stringify(content), () => crypto.randomUUID());
    try {
      const body: Submission = submission.parse({ submissionId: intent.current.submissionId, ...content });
      const { id } = await mutation.mutateAsync(body);
      intent.current = null;
      void client.invalidateQueries({ queryKey: ['history'] });
      void client.invalidateQueries({ queryKey: ['balance', target] });
      router.push(`/runs/${encodeURIComponent(id)}`);
      // `sending` stays: until the run's page stands, a key that is held would begin a second intent.
    } catch (failure) {
      sending.current = false;
      onRefused(refusalProblems(failure, draft));
    }
  };
  return { send, isSending: mutation.isPending || mutation.isSuccess };
}

function bodyOf(draft: Draft, target: Target) {
  const full = fullRequest(draft);
  return full.operation === 'generate'
    ? { target, operation: full.operation, request: relevantRequest('generate', full.request), draft }
    : { target, operation: full.operation, request: relevantRequest('template', full.request), draft };
}
