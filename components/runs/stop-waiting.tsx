import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCommands } from '@/components/commands/command-registry';
import { actOnRun, runOptions } from '@/components/data/runs';
import { Button } from '@/components/ui/button';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { offeredActs } from './offered-acts';

/** Cancels an unsent run, or stops watching one that the service has accepted. Its result can be checked later. */
export function StopWaiting({ run }: { run: Run }) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => actOnRun(run.id, 'stop'),
    retry: 0,
    onSettled: () => client.invalidateQueries({ queryKey: runOptions(run.id).queryKey }),
  });
  const isOffered = offeredActs(run).includes('stop');
  const isSent = run.state !== 'queued';
  const name = isSent ? t('Stop waiting') : t('Cancel');
  useCommands(() =>
    isOffered && !stop.isPending
      ? [{ id: 'stop', title: name, group: 'This run', words: t('cancel end'), run: stop.mutate }]
      : [],
  );
  if (!isOffered) return null;
  return (
    <>
      <Button
        title={
          isSent
            ? t('The service continues and may charge. You can check again later.')
            : t('Nothing has been sent yet.')
        }
        disabled={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {name}
      </Button>
      {stop.error && (
        <p role="alert" className="mt-2 text-13 text-bad">
          {stop.error.message}
        </p>
      )}
    </>
  );
}
