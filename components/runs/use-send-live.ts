'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { submitGeneration, unsettledRun } from '@/components/data/generations';
import { intentFor, KeptIntents, markOf } from '@/components/data/kept-intents';
import { isRefusal } from '@/components/data/request-json';
import { newId } from '@/components/ui/new-id';
import { type Run, submission, type UnsettledRun } from '@/lib/contract/composer';
import { practiceNames, withoutPracticeNames } from './practice-names';

/**
 * Sends a rehearsed request to Live and goes to its run. Made anew for each opening of the dialog: one opening is one
 * intent, so a second click, or another try after no answer came, cannot be charged again. `before`: when the same was
 * sent live already, and as which run.
 */
export function useSendLive(run: Run) {
  const router = useRouter();
  const client = useQueryClient();
  const [intents] = useState(() => new KeptIntents());
  const [wish] = useState(() => wishFor(run, intents));
  // The state of a mutation is known one render later; a double click is faster.
  const sending = useRef(false);
  const [unsettled, setUnsettled] = useState<UnsettledRun | null>(null);
  const mutation = useMutation({
    mutationFn: async () => {
      if (!wish) throw new Error('the stored request breaks the contract');
      intents.keep(wish.intent);
      return submitGeneration({
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
      void client.invalidateQueries({ queryKey: ['balance', 'live'] });
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
    /** The server's question: what this is made from may have been sent as that run. */
    unsettled,
  };
}

/** What would be sent, and as which intent; null when the stored request breaks the contract of today. */
function wishFor(run: Run, intents: KeptIntents) {
  const judged = submission.safeParse({ submissionId: newId(), ...liveBody(run) });
  if (!judged.success) return null;
  const mark = markOf(judged.data);
  const known = intents.find(mark);
  return {
    body: judged.data,
    intent: intentFor(known, mark, true, () => judged.data.submissionId),
    before: known?.run ? { run: known.run, at: known.at } : null,
  };
}

function liveBody(run: Run) {
  const same = { request: run.request, ...(run.draft === null ? {} : { draft: run.draft }) };
  const body = practiceNames(run.request).length > 0 ? withoutPracticeNames(run) : same;
  return { target: 'live', operation: run.operation, madeFrom: run.id, ...body };
}
