'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { historyOptions } from '@/components/data/generations';
import { rowsOf } from '@/components/data/lists';
import { useDebounced } from '@/components/pickers/use-debounced';
import { Button, buttonClasses } from '@/components/ui/button';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import { isFiltering, readFilter, writeFilter } from './history-filter';
import { HistoryFilters } from './history-filters';
import { HistoryList } from './history-list';

/** Every run there was, newest first. What is looked for stands in the address. */
export function HistoryPage() {
  const parameters = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(parameters));
  const settled = useDebounced(filter, 200);
  const found = useInfiniteQuery(historyOptions(settled));
  const rows = rowsOf(found.data?.pages);
  const address = writeFilter(settled);
  useEffect(() => {
    window.history.replaceState(null, '', address ? `?${address}` : window.location.pathname);
  }, [address]);
  const clear = () => setFilter(readFilter(new URLSearchParams()));
  const count = rows.length + (found.hasNextPage ? '+' : '');
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-8 pb-24 lg:px-6">
      <h1 className="text-28 font-semibold">History</h1>
      <HistoryFilters filter={filter} onChange={setFilter} />
      <p role="status" className="sr-only">
        {found.isSuccess && `${count} ${rows.length === 1 ? 'run' : 'runs'}`}
      </p>
      {found.isPending && <LoadingState label="Loading the history" rows={8} className="mt-6" />}
      {found.isError && !found.isFetchNextPageError && (
        <ErrorState
          title="The history could not be read"
          className="mt-6"
          action={<Button onClick={() => void found.refetch()}>Try again</Button>}
        >
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && rows.length === 0 && (
        <NoRuns filtering={isFiltering(settled)} query={settled.query} onClear={clear} />
      )}
      {rows.length > 0 && (
        <HistoryList
          rows={rows}
          next={found.hasNextPage ? (found.isFetchNextPageError ? 'broken' : 'more') : 'end'}
          onMore={() => !found.isFetchingNextPage && void found.fetchNextPage()}
        />
      )}
    </div>
  );
}

function NoRuns({ filtering, query, onClear }: { filtering: boolean; query: string; onClear: () => void }) {
  if (filtering)
    return (
      <EmptyState title="No run matches" action={<Button onClick={onClear}>Show all runs</Button>}>
        {query.trim() ? `Nothing in title or text holds “${query.trim()}” with these filters.` : 'Try fewer filters.'}
      </EmptyState>
    );
  return (
    <EmptyState
      title="No runs yet"
      action={
        <Link href="/" className={buttonClasses('next')}>
          Compose the first one
        </Link>
      }
    >
      Each run you send is kept here, with its request, its result and its files.
    </EmptyState>
  );
}
