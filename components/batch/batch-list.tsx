'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { batchListOptions } from '@/components/data/batches';
import { TargetMark } from '@/components/runs/run-marks';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { RelativeTime } from '@/components/ui/relative-time';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import { t } from '@/lib/words/t';
import { BATCH_STATE_WORDS, rowsWords } from './batch-words';

/** The batches, newest first. */
export function BatchList() {
  const { data, error, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(batchListOptions());
  const batches = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <div className="mx-auto w-full max-w-[73rem] px-4 pt-8 pb-24 lg:px-6">
      <h1 className="text-28 font-semibold">{t('Batches')}</h1>
      {isPending && <LoadingState label={t('Loading…')} rows={4} className="mt-6" />}
      <ErrorState of={error} title={t('Couldn’t load the list.')} className="mt-6" onRetry={() => void refetch()} />
      {data && batches.length === 0 && (
        <EmptyState title={t('No batches yet')} to={{ href: '/', label: t('Create a deck') }}>
          {t('Create a deck for each row of a table from the menu of a draft.')}
        </EmptyState>
      )}
      <ul className="mt-4 empty:hidden [&>li]:border-b [&>li]:border-hairline">
        {batches.map(({ id, name, state, target, rows, createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-3 text-14">
            <PageLink
              href={`/batches/${encodeURIComponent(id)}`}
              className="min-w-0 font-medium wrap-anywhere hover:underline"
            >
              <bdi>{name}</bdi>
            </PageLink>
            <TargetMark target={target} />
            <span className="text-quiet">
              {BATCH_STATE_WORDS[state]} · {rowsWords(rows)} · <RelativeTime at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-4" onClick={() => void fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}
