import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Suspense } from 'react';
import { viewsOptions } from '@/components/data/views';
import { HistoryPage } from '@/components/history/history-page';
import { LoadingState } from '@/components/ui/states';
import { say } from '@/lib/words/say';
import { drafts } from '@/server/drafts/context';
import { listViews } from '@/server/views/store';

export const metadata: Metadata = { title: say('History') };

export default async function Page() {
  // The row of views comes with the page, so that the list does not jump when it is there.
  const client = new QueryClient();
  client.setQueryData(viewsOptions().queryKey, { data: await listViews((await drafts()).db) });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Suspense
        fallback={<LoadingState label={say('Loading the history')} rows={6} className="mx-auto w-full max-w-5xl p-6" />}
      >
        <HistoryPage />
      </Suspense>
    </HydrationBoundary>
  );
}
