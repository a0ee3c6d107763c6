import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { decideRewrite, isInProgress, rewritesOptions, startRewrite } from '@/components/data/run-parts';
import { newId } from '@/components/ui/new-id';
import type { Rewrite } from '@/lib/contract/rewrites';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { openRewrite, type Rewrites, refreshDeck } from './use-rewrites';

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
    onSettled: () => {
      setWritingHere(runId, false);
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
