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
import { localNames, withoutLocalNames } from '../local-names';

/**
 * Sends a run's request to the remote service and opens the new run. The hook remounts with each opening of the dialog,
 * and each mount is one intent, so a double click or a retry after a lost response cannot be charged twice. `before`:
 * the earlier run with the same request, and when it was sent.
 */
export function useSendRemote(run: Run) {
  const router = useRouter();
  const client = useQueryClient();
  const [intents] = useState(() => new KeptIntents());
  const [prepared] = useState(() => prepareSubmission(run, intents));
  // The mutation state updates one render later; a double click is faster.
  const sending = useRef(false);
  const [unsettled, setUnsettled] = useState<UnsettledRun | null>(null);
  const mutation = useMutation({
    mutationFn: async () => {
      if (!prepared) throw new Error('the stored request breaks the contract');
      intents.keep(prepared.intent);
      return submitRun({
        ...prepared.body,
        submissionId: prepared.intent.submissionId,
        knownRuns: intents.runs(),
        despite: unsettled?.id ?? prepared.before?.run,
      });
    },
    retry: 0,
    networkMode: 'always',
    onSuccess: ({ id }) => {
      if (prepared) intents.keep({ ...prepared.intent, run: id });
      void client.invalidateQueries({ queryKey: ['history'] });
      void client.invalidateQueries({ queryKey: ['balance', 'remote'] });
      router.push(`/runs/${encodeURIComponent(id)}`);
    },
    onError: async (failure) => {
      sending.current = false;
      if (prepared && isRefusal(failure)) intents.forget(prepared.intent.mark);
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
    before: prepared?.before ?? null,
    /** The server reports that this draft may already have been sent as that run. */
    unsettled,
  };
}

/** The submission and its intent; null if the stored request violates the current contract. */
function prepareSubmission(run: Run, intents: KeptIntents) {
  const parsed = submission.safeParse({ submissionId: newId(), ...remoteBody(run) });
  if (!parsed.success) return null;
  const mark = payloadFingerprint(parsed.data);
  const known = intents.find(mark);
  return {
    body: parsed.data,
    intent: intentFor(known, mark, true, () => parsed.data.submissionId),
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
