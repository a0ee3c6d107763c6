import type { Metadata } from 'next';
import { RunPage } from '@/components/runs/run-page';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

export const metadata: Metadata = perLocale(() => ({ title: t('Run') }));

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <RunPage key={id} id={decodeURIComponent(id)} />;
}
