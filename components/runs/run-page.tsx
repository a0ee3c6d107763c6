'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect } from 'react';
import { generationOptions } from '@/components/data/generations';
import { RouteFailure } from '@/components/data/request-json';
import { RunFamily } from '@/components/lineage/run-family';
import { Button, buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { NotifyToggle } from './notify-toggle';
import { useNotifyWish } from './notify-wish';
import { RunDeck } from './run-deck';
import { RunFacts } from './run-facts';
import { RunHeading } from './run-heading';
import { RunInBin } from './run-in-bin';
import { RunOutcome } from './run-outcome';
import { RunRecord } from './run-record';
import { RunStatus } from './run-status';
import { SendLive } from './send-live';
import { StopWaiting } from './stop-waiting';
import { useBecameReady, useReadyNotification, useRunTitle } from './use-ready-signal';

/** Full width, so that Live is seen at a glance; what it holds begins where the history's rows do. */
const PAGE = 'w-full px-[max(1rem,(100%-69rem)/2)] pt-8 pb-24';

/** One run: where it stands, what came of it, and what was asked. */
export function RunPage({ id }: { id: string }) {
  const { data: run, error, refetch } = useQuery(generationOptions(id));
  useRunTitle(run);
  useFreshBalance(run);
  const isReady = useBecameReady(run);
  const notify = useNotifyWish();
  useReadyNotification(run, notify.kind === 'on', isReady);
  if (!run && error instanceof RouteFailure && error.status === 404) return <UnknownRun />;
  if (!run && error)
    return (
      <div className={PAGE}>
        <h1 className="sr-only">{say('Run')}</h1>
        <ErrorState
          title={say('This run could not be read')}
          action={<Button onClick={() => void refetch()}>{say('Try again')}</Button>}
        >
          {error.message}
        </ErrorState>
      </div>
    );
  if (!run)
    return (
      <div className={PAGE}>
        <h1 className="sr-only">{say('Run')}</h1>
        <LoadingState label={say('Loading the run')} rows={4} className="max-w-2xl" />
      </div>
    );
  return (
    <div
      className={classNames(
        PAGE,
        'border-t-2 print:border-0 print:p-0',
        run.target === 'live' ? 'border-accent' : 'border-transparent',
      )}
    >
      {/* The last one in the head counts; it goes as soon as one has looked. */}
      {isReady && <link rel="icon" href="/icon-ready.svg" type="image/svg+xml" />}
      {run.deletedAt !== null && <RunInBin run={run} deletedAt={run.deletedAt} />}
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-96">
          <RunHeading run={run} />
          <RunFacts run={run} />
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {run.deletedAt === null && <SendLive run={run} />}
          <Link href={`/?from=${encodeURIComponent(run.id)}`} className={buttonClasses('outline')}>
            {say('Use again')}
          </Link>
          <Link href={`/?remix=${encodeURIComponent(run.id)}`} className={buttonClasses('outline')}>
            {say('Remix')}
          </Link>
        </div>
      </header>
      <div className="mt-6">
        <RunStatus run={run}>
          <div className="flex flex-wrap items-center gap-2">
            <NotifyToggle wish={notify} />
            <StopWaiting run={run} />
          </div>
        </RunStatus>
      </div>
      {FINAL_STATES.includes(run.state) && <RunOutcome run={run} />}
      {/* The engine closes a deck while its run is in the trash. */}
      {run.state === 'completed' && (run.deletedAt === null || run.target === 'live') && <RunDeck run={run} />}
      <RunFamily run={run} />
      <RunRecord run={run} />
    </div>
  );
}

function UnknownRun() {
  return (
    <>
      <h1 className="sr-only">{say('Run not found')}</h1>
      <EmptyState
        title={say('There is no such run here')}
        action={
          <Link href="/history" className={buttonClasses('outline')}>
            {say('Look through the history')}
          </Link>
        }
      >
        {say('It may have been deleted, or the address is not complete.')}
      </EmptyState>
    </>
  );
}

/** What a run cost is known at its end. */
function useFreshBalance(run: Run | undefined) {
  const client = useQueryClient();
  const ended = run && FINAL_STATES.includes(run.state) ? run.target : null;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: ['balance', ended] });
  }, [ended, client]);
}
