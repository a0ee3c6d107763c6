import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { firstCardOptions } from '@/components/data/history';
import {
  decideRewrite,
  isInProgress,
  rewritesOptions,
  runSourcesOptions,
  startRewrite,
} from '@/components/data/run-parts';
import { deckOptions, runOptions } from '@/components/data/runs';
import { newId } from '@/components/ui/new-id';
import { useDropToasts, useToast } from '@/components/ui/toasts';
import type { Rewrite, RewriteDecision } from '@/lib/contract/rewrites';
import { t } from '@/lib/words/t';

type RewriteInput = { card: number; instruction: string };
type Choice = { id: string; decision: RewriteDecision['decision'] };

/** The rewritten cards of a run's deck, and the actions to rewrite a card and to decide on the result. */
export function useRewrites(runId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const dropToasts = useDropToasts();
  const { data } = useQuery(rewritesOptions(runId));
  // The same instruction reuses its submission id, so that a retry after a lost response cannot charge twice.
  const submission = useRef<(RewriteInput & { id: string }) | null>(null);
  const [lastAccepted, setLastAccepted] = useState<string | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: rewritesOptions(runId).queryKey });
  const start = useMutation({
    mutationFn: (input: RewriteInput) => {
      const kept = submission.current;
      const isSame = kept?.card === input.card && kept.instruction === input.instruction;
      const own = isSame ? kept : { ...input, id: newId() };
      submission.current = own;
      return startRewrite(runId, { submissionId: own.id, ...input });
    },
    retry: 0,
    onSuccess: () => {
      submission.current = null;
    },
    onSettled: refresh,
  });
  const decide = useMutation({
    mutationFn: ({ id, decision }: Choice) => decideRewrite(runId, id, decision),
    retry: 0,
    onSuccess: async (_, { id, decision }) => {
      if (decision === 'accept' || decision === 'undo') void refreshDeck(client, runId);
      setLastAccepted(decision === 'accept' ? id : null);
      if (decision === 'undo') dropToasts([replaced(id)]);
      if (decision === 'accept') {
        // Another tab may have undone it.
        const onError = (error: Error) => {
          toast(error.message);
          void refreshDeck(client, runId);
        };
        const undo = { label: t('Undo'), act: () => decide.mutate({ id, decision: 'undo' }, { onError }) };
        toast(t('Card replaced'), undo, [replaced(id)]);
      }
    },
    onSettled: refresh,
  });
  const isWaiting = data?.rewrites.some(isInProgress) ?? false;
  const undoLast = () => {
    if (lastAccepted !== null && !decide.isPending) decide.mutate({ id: lastAccepted, decision: 'undo' });
  };
  // A rewrite is charged when it starts and refunded if it fails.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['balance', 'local'] });
    // Its tokens are part of the run's details.
    void client.invalidateQueries({ queryKey: runOptions(runId).queryKey });
  }, [client, runId, isWaiting]);
  return {
    creditsPerCard: data?.creditsPerCard ?? null,
    unwritten: data?.unwritten ?? [],
    rewrites: data?.rewrites ?? [],
    start,
    decide,
    /** Null unless a rewrite was accepted on this page and not undone. */
    undoLast: lastAccepted === null ? null : undoLast,
  };
}

/** The topic of the message that a rewrite was accepted, which is removed when there is nothing left to undo. */
function replaced(id: string): string {
  return `replaced ${id}`;
}

export type Rewrites = ReturnType<typeof useRewrites>;

/** The newest rewrite of a card that is not settled: in progress, ready, failed, or stopped. */
export function openRewrite(rewrites: readonly Rewrite[], card: number): Rewrite | null {
  const newest = rewrites.find((each) => each.card === card);
  return newest && (isInProgress(newest) || UNSETTLED.includes(newest.state)) ? newest : null;
}

const UNSETTLED: readonly Rewrite['state'][] = ['ready', 'failed', 'stopped'];

/** The accepted version that a card shows; null for a card as it was made. */
export function shownRewrite(rewrites: readonly Rewrite[], card: number): Rewrite | null {
  return rewrites.find((each) => each.card === card && each.state === 'accepted') ?? null;
}

/** Refetches what shows the deck of a run, after one of its cards has changed. */
export function refreshDeck(client: QueryClient, runId: string): Promise<unknown> {
  const keys = [deckOptions, firstCardOptions, runOptions, runSourcesOptions].map((options) => options(runId).queryKey);
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
