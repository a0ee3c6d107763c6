import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Suspense } from 'react';
import { viewsOptions } from '@/components/data/presets-and-views';
import { HistoryPage } from '@/components/history/history-page';
import { LoadingState } from '@/components/ui/states';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { drafts } from '@/server/drafts/store';
import { listViews } from '@/server/views/store';

export const metadata: Metadata = perLocale(() => ({ title: t('History') }));

export default async function Page() {
  // Saved views are rendered on the server, so that the list does not shift when they load.
  const client = new QueryClient();
  client.setQueryData(viewsOptions().queryKey, { data: await listViews((await drafts()).db) });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Suspense fallback={<LoadingState label={t('Loading…')} rows={6} className="mx-auto w-full max-w-[73rem] p-6" />}>
        <HistoryPage />
      </Suspense>
    </HydrationBoundary>
  );
}
