'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { intentFor, KeptIntents, payloadFingerprint } from '@/components/data/kept-intents';
import { isRefusal } from '@/components/data/request-json';
import { submitRun, unsettledRun } from '@/components/data/runs';
import { newId } from '@/components/ui/new-id';
import { givenTitleOf } from '@/lib/composer/title-of';
import { type Run, submission, type UnsettledRun } from '@/lib/contract/composer';
import { localNames, withoutLocalNames } from './local-names';

/**
 * Sends a run's request to the remote service and opens the new run. The hook remounts with each opening of the dialog,
 * and each mount is one intent, so a double click or a retry after a lost response cannot be charged twice. `before`:
 * the earlier run with the same request, and when it was sent.
 */
export function useSendRemote(run: Run) {
  const router = useRouter();
  const client = useQueryClient();
  const [intents] = useState(() => new KeptIntents());
  const [wish] = useState(() => wishFor(run, intents));
  // The mutation state updates one render later; a double click is faster.
  const sending = useRef(false);
  const [unsettled, setUnsettled] = useState<UnsettledRun | null>(null);
  const mutation = useMutation({
    mutationFn: async () => {
      if (!wish) throw new Error('the stored request breaks the contract');
      intents.keep(wish.intent);
      return submitRun({
        ...wish.body,
        submissionId: wish.intent.submissionId,
        knownRuns: intents.runs(),
        despite: unsettled?.id ?? wish.before?.run,
      });
    },
    retry: 0,
    networkMode: 'always',
    onSuccess: ({ id }) => {
      if (wish) intents.keep({ ...wish.intent, run: id });
      void client.invalidateQueries({ queryKey: ['history'] });
      void client.invalidateQueries({ queryKey: ['balance', 'remote'] });
      router.push(`/runs/${encodeURIComponent(id)}`);
    },
    onError: async (failure) => {
      sending.current = false;
      if (wish && isRefusal(failure)) intents.forget(wish.intent.mark);
      setUnsettled(await unsettledRun(failure).catch(() => null));
    },
  });
  const send = () => {
    if (sending.current) return;
    sending.current = true;
    mutation.mutate();
  };
  return {
    send,
    isSending: mutation.isPending || mutation.isSuccess,
    error: unsettled ? null : mutation.error,
    before: wish?.before ?? null,
    /** The server reports that this draft may already have been sent as that run. */
    unsettled,
  };
}

/** The submission and its intent; null if the stored request violates the current contract. */
function wishFor(run: Run, intents: KeptIntents) {
  const judged = submission.safeParse({ submissionId: newId(), ...remoteBody(run) });
  if (!judged.success) return null;
  const mark = payloadFingerprint(judged.data);
  const known = intents.find(mark);
  return {
    body: judged.data,
    intent: intentFor(known, mark, true, () => judged.data.submissionId),
    before: known?.run ? { run: known.run, at: known.at } : null,
  };
}

function remoteBody(run: Run) {
  const same = { request: run.request, ...(run.draft === null ? {} : { draft: run.draft }) };
  const hasLocalNames = run.target === 'local' && localNames(run.request).length > 0;
  const body = hasLocalNames ? withoutLocalNames(run) : same;
  const title = givenTitleOf(run) ?? undefined;
  return { target: 'remote', operation: run.operation, madeFrom: run.id, title, ...body };
}
