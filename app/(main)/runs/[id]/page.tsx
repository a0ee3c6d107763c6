import type { Metadata } from 'next';
import { RunPage } from '@/components/runs/run-page';
import { say } from '@/lib/words/say';

export const metadata: Metadata = { title: say('Run') };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <RunPage key={id} id={decodeURIComponent(id)} />;
}
