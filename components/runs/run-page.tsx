'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouteFailure } from '@/components/data/request-json';
import { runOptions } from '@/components/data/runs';
import { EmptyState, ErrorState } from '@/components/ui/states';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';
import { DeckSkeleton } from './deck/deck-skeleton';
import { RunDesk } from './run-desk';
import { useBecameReady, useNotifyWish, useReadyNotification, useRunTitle } from './writing/ready-signal';

export function RunPage({ id }: { id: string }) {
  const { data: run, error, refetch } = useQuery(runOptions(id));
  useRunTitle(run);
  useFreshBalance(run);
  const isReady = useBecameReady(run);
  const notify = useNotifyWish();
  useReadyNotification(run, notify.kind === 'on', isReady);
  if (!run && error instanceof RouteFailure && error.status === 404) return <UnknownRun />;
  if (!run && error)
    return (
      <div className="w-full max-w-2xl px-4 py-8 lg:px-6">
        <h1 className="sr-only">{t('Run')}</h1>
        <ErrorState of={error} title={t('Can’t load this run')} onRetry={() => void refetch()} />
      </div>
    );
  if (!run)
    return (
      <div role="status" className="flex flex-1 flex-col lg:min-h-120 lg:flex-[1_0_0px]">
        <h1 className="sr-only">{t('Run')}</h1>
        <span className="sr-only">{t('Loading…')}</span>
        <div className="breathe min-h-19 shrink-0 border-b border-hairline px-4 py-4 lg:px-6">
          <div className="h-6 w-72 max-w-full rounded-control bg-sunk" />
        </div>
        <DeckSkeleton total={null} />
      </div>
    );
  return (
    <>
      {/* The last icon in the head wins; it is removed once the person has looked at the page. */}
      {isReady && <link rel="icon" href="/icon-ready.svg" type="image/svg+xml" />}
      <RunDesk run={run} notify={notify} />
    </>
  );
}

function UnknownRun() {
  return (
    <EmptyState heading={t('Run')} title={t('Run not found')} to={{ href: '/history', label: t('Go to history') }}>
      {t('It may have been deleted, or the link is incomplete.')}
    </EmptyState>
  );
}

/** A run's cost is known when it ends. */
function useFreshBalance(run: Run | undefined) {
  const client = useQueryClient();
  const ended = run && FINAL_STATES.includes(run.state) ? run.target : null;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: ['balance', ended] });
  }, [ended, client]);
}
