import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCommands } from '@/components/commands/command-registry';
import { actOnRun, runOptions } from '@/components/data/runs';
import { Button } from '@/components/ui/button';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { offeredActs } from '../acts/offered-acts';

/**
 * Cancels an unsent run, or one that the engine is making; stops watching one that a remote service has accepted, whose
 * result can be checked later.
 */
export function StopWaiting({ run }: { run: Run }) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => actOnRun(run.id, 'stop'),
    retry: 0,
    onSettled: () => client.invalidateQueries({ queryKey: runOptions(run.id).queryKey }),
  });
  const isOffered = offeredActs(run).includes('stop');
  // The engine can cancel a run in progress. At a remote service the run continues and is only no longer polled.
  const isWatchedOnly = run.state !== 'queued' && run.target === 'remote';
  const name = isWatchedOnly ? t('Stop waiting') : t('Cancel');
  const isCancelling = !isWatchedOnly && (stop.isPending || stop.isSuccess);
  useCommands(() =>
    isOffered && !stop.isPending && !isCancelling
      ? [{ id: 'stop', title: name, group: 'This run', words: t('cancel end'), run: stop.mutate }]
      : [],
  );
  if (!isOffered) return null;
  return (
    <>
      <Button title={titleOf(run)} disabled={stop.isPending || isCancelling} onClick={() => stop.mutate()}>
        {isCancelling ? t('Cancelling…') : name}
      </Button>
      {stop.error && (
        <p role="alert" className="mt-2 text-13 text-bad">
          {stop.error.message}
        </p>
      )}
    </>
  );
}

function titleOf({ state, target }: Run): string {
  if (state === 'queued') return t('Nothing has been sent yet.');
  if (state === 'review') return t('Nothing is charged.');
  return target === 'local'
    ? t('Written cards are kept.')
    : t('The service continues and may charge. You can check again later.');
}
