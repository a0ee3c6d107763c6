import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCommands } from '@/components/commands/command-registry';
import { actOnRun, generationOptions } from '@/components/data/generations';
import { Button } from '@/components/ui/button';
import type { Run } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';
import { offeredActs } from './offered-acts';

/** Ends the waiting for a run that the service has taken. What it makes all the same can be looked for later. */
export function StopWaiting({ run }: { run: Run }) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => actOnRun(run.id, 'stop'),
    retry: 0,
    onSettled: () => client.invalidateQueries({ queryKey: generationOptions(run.id).queryKey }),
  });
  const isOffered = offeredActs(run).includes('stop');
  useCommands(() =>
    isOffered && !stop.isPending
      ? [{ id: 'stop', title: say('Stop waiting'), group: 'This run', words: say('cancel end'), run: stop.mutate }]
      : [],
  );
  if (!isOffered) return null;
  return (
    <>
      <Button
        look="bare"
        size="small"
        title={say('The service goes on, and charges what it makes. You can look again later.')}
        disabled={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {say('Stop waiting')}
      </Button>
      {stop.error && (
        <p role="alert" className="mt-2 text-13 text-bad">
          {stop.error.message}
        </p>
      )}
    </>
  );
}
