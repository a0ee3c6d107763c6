import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BatchList } from '@/components/batch/batch-list';
import { BatchPage } from '@/components/batch/batch-page';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

export const metadata: Metadata = perLocale(() => ({ title: t('Batches') }));

/** `/batches` is the list, `/batches/<id>` one batch. */
export default async function Page({ params }: { params: Promise<{ id?: string[] }> }) {
  const { id = [] } = await params;
  const [batch, ...more] = id;
  if (more.length > 0) notFound();
  return batch === undefined ? <BatchList /> : <BatchPage key={batch} id={decodeURIComponent(batch)} />;
}
