import type { Metadata } from 'next';
import { Suspense } from 'react';
import { HistoryPage } from '@/components/history/history-page';
import { LoadingState } from '@/components/ui/states';

export const metadata: Metadata = { title: 'History' };

export default function Page() {
  return (
    <Suspense fallback={<LoadingState label="Loading the history" rows={6} className="mx-auto w-full max-w-5xl p-6" />}>
      <HistoryPage />
    </Suspense>
  );
}
