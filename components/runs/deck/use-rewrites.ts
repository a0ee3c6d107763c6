import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { firstCardOptions } from '@/components/data/history';
import { RouteFailure } from '@/components/data/request-json';
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
import { tStored } from '@/lib/words/stored-messages';
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
function refreshDeck(client: QueryClient, runId: string): Promise<unknown> {
  const keys = [deckOptions, firstCardOptions, runOptions, runSourcesOptions].map((options) => options(runId).queryKey);
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** The engine ignores it for a card that has only its plan, but requires one. */
const INSTRUCTION = 'Write this card.';
const POLL_INTERVAL_MS = 500;

/** Writes the cards that the language model failed on, one after another, and puts each into the deck. */
export function useWriteMissing(runId: string, { unwritten, rewrites }: Pick<Rewrites, 'unwritten' | 'rewrites'>) {
  const client = useQueryClient();
  const [card, setCard] = useState<number | null>(null);
  const stop = useRef(new AbortController());
  // A retry after a lost response reuses the submission id, so that it cannot charge twice.
  const submissions = useRef(new Map<number, string>());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  const write = useMutation({
    mutationFn: async () => {
      setWritingHere(runId, true);
      for (const missing of unwritten) {
        if (stop.current.signal.aborted) return;
        setCard(missing);
        const open = openRewrite(rewrites, missing);
        const isKept = open !== null && open.state !== 'failed' && open.state !== 'stopped';
        const id = isKept ? open.id : await startOnce(missing);
        const done = await settled(client, runId, id, stop.current.signal);
        submissions.current.delete(missing);
        if (done.state === 'stopped') return;
        if (done.state === 'failed')
          throw new Error(done.error ? tStored(done.error) : t('The card couldn’t be written.'));
        if (done.state === 'ready') await decideRewrite(runId, id, 'accept');
        await refreshDeck(client, runId);
      }
    },
    retry: 0,
    onSettled: (_, failure) => {
      // A reload breaks off the calls of this page, and goes on with the cards on the next.
      const isUnanswered = failure instanceof RouteFailure && failure.status === 0;
      if (!isUnanswered) setWritingHere(runId, false);
      setCard(null);
      void client.invalidateQueries({ queryKey: rewritesOptions(runId).queryKey });
      void client.invalidateQueries({ queryKey: ['balance', 'local'] });
    },
  });
  const { mutate } = write;
  const isMissing = unwritten.length > 0;
  useEffect(() => {
    if (isMissing && wasWritingHere(runId)) mutate();
  }, [isMissing, runId, mutate]);
  async function startOnce(missing: number): Promise<string> {
    const submissionId = submissions.current.get(missing) ?? newId();
    submissions.current.set(missing, submissionId);
    return (await startRewrite(runId, { submissionId, card: missing, instruction: INSTRUCTION })).id;
  }
  return {
    /** The card that is being written, 0-based; null if none is. */
    card,
    error: write.error,
    start: () => {
      stop.current = new AbortController();
      mutate();
    },
    /** Breaks off the card that is being written; the others stay as they are. */
    stop: () => stop.current.abort(),
  };
}

/** Polls until the rewrite is no longer in progress. Stops it when the signal is aborted. */
async function settled(client: QueryClient, runId: string, id: string, signal: AbortSignal): Promise<Rewrite> {
  let isStopped = false;
  for (;;) {
    const { rewrites } = await client.fetchQuery({ ...rewritesOptions(runId), staleTime: 0 });
    const own = rewrites.find((each) => each.id === id);
    if (!own) throw new Error(t('The card couldn’t be written.'));
    if (!isInProgress(own)) return own;
    if (signal.aborted && !isStopped) {
      isStopped = true;
      // It may have ended in the meantime, which the next poll shows.
      await decideRewrite(runId, id, 'stop').catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

const PREFIX = 'cardwright.writing-missing.';

/** Whether this tab was writing the missing cards of a run when it was reloaded. */
function wasWritingHere(runId: string): boolean {
  try {
    return window.sessionStorage.getItem(PREFIX + runId) !== null;
  } catch {
    return false;
  }
}

/** Remembers that this tab is writing the missing cards of a run, so that it continues after a reload. */
function setWritingHere(runId: string, isWriting: boolean): void {
  try {
    if (isWriting) window.sessionStorage.setItem(PREFIX + runId, '1');
    else window.sessionStorage.removeItem(PREFIX + runId);
  } catch {
    // After a reload, the cards are written by pressing the button again.
  }
}
