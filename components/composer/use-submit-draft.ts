'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { submitGeneration, unsettledRun } from '@/components/data/generations';
import { intentFor, KeptIntents, markOf } from '@/components/data/kept-intents';
import { nothingWasMade } from '@/components/data/nothing-was-made';
import { isRefusal } from '@/components/data/request-json';
import { newId } from '@/components/ui/new-id';
import type { Draft } from '@/lib/composer/draft';
import { fullRequest } from '@/lib/composer/full-request';
import type { Submission } from '@/lib/contract/composer';
import { relevantRequest } from '@/lib/contract/relevance';
import type { Target } from '@/lib/contract/run-words';
import { type RefusalProblem, refusalProblems } from './refusal-problems';

/**
 * A run that sending would perhaps pay for a second time, for the person to decide. `isSame`: exactly this was sent,
 * within a day; otherwise an earlier version of the draft, whose answer was lost.
 */
export type SentBefore = { draft: Draft; run: string; at: number; isSame: boolean };

type Heard = {
  /** The run that the form goes back to. */
  madeFrom: () => string | null;
  /** The draft that the form shows; asked after `madeFrom`, which saves it. */
  draftId: () => string;
  onSent: (run: string) => void;
  /** Gets what is wrong, placed on the form's fields. */
  onRefused: (problems: RefusalProblem[]) => void;
};

/** Sends the form to the target and goes to its run. */
export function useSubmitDraft(target: Target, { madeFrom, draftId, onSent, onRefused }: Heard) {
  const router = useRouter();
  const client = useQueryClient();
  const [intents] = useState(() => new KeptIntents());
  const [sentBefore, setSentBefore] = useState<SentBefore | null>(null);
  // The state of a mutation is known one render later; a double click is faster.
  const sending = useRef(false);
  const mutation = useMutation({ mutationFn: submitGeneration, retry: 0, networkMode: 'always' });

  /** `despite`: the run that the person was asked about. */
  const send = async (draft: Draft, despite: string | null) => {
    const again = despite !== null;
    if (sending.current) return;
    sending.current = true;
    const stop = () => {
      sending.current = false;
    };
    let wish: Submission;
    try {
      wish = await judgedSubmission(draft, target);
    } catch (failure) {
      stop();
      return onRefused(refusalProblems(failure, draft));
    }
    const mark = markOf(wish);
    const known = intents.find(mark);
    const mayRepeat = again || target === 'practice' || (known?.run && (await nothingWasMade(client, known.run)));
    if (known?.run && !mayRepeat) {
      stop();
      return setSentBefore({ draft, run: known.run, at: known.at, isSame: true });
    }
    setSentBefore(null);
    // Practice costs nothing, so there the same once more is simply made once more.
    const intent = intentFor(known, mark, Boolean(mayRepeat), () => wish.submissionId);
    intents.keep(intent);
    try {
      // The same once more comes from the time before.
      const from = madeFrom() ?? (again ? known?.run : null) ?? undefined;
      const { id } = await mutation.mutateAsync({
        ...wish,
        submissionId: intent.submissionId,
        madeFrom: from,
        draftId: draftId(),
        knownRuns: intents.runs(),
        despite: despite ?? undefined,
      });
      intents.keep({ ...intent, run: id });
      onSent(id);
      void client.invalidateQueries({ queryKey: ['history'] });
      void client.invalidateQueries({ queryKey: ['balance', target] });
      router.push(`/runs/${encodeURIComponent(id)}`);
      // `sending` stays: until the run's page stands, a key that is held would begin a second intent.
    } catch (failure) {
      stop();
      if (isRefusal(failure)) intents.forget(mark);
      const run = await unsettledRun(failure).catch(() => null);
      if (run) return setSentBefore({ draft, run: run.id, at: Date.parse(run.createdAt), isSame: false });
      onRefused(refusalProblems(failure, draft));
    }
  };
  return {
    send: (draft: Draft) => send(draft, null),
    sendAgain: () => sentBefore && send(sentBefore.draft, sentBefore.run),
    sentBefore,
    forgetSentBefore: () => setSentBefore(null),
    isSending: mutation.isPending || mutation.isSuccess,
  };
}

/**
 * The submission as the contract has it; the contract is loaded by the form's own check at the latest.
 * @throws what is wrong with it
 */
async function judgedSubmission(draft: Draft, target: Target): Promise<Submission> {
  const { submission } = await import('@/lib/contract/composer');
  return submission.parse({ submissionId: newId(), ...bodyOf(draft, target) });
}

function bodyOf(draft: Draft, target: Target) {
  const full = fullRequest(draft);
  return full.operation === 'generate'
    ? { target, operation: full.operation, request: relevantRequest('generate', full.request), draft }
    : { target, operation: full.operation, request: relevantRequest('template', full.request), draft };
}
