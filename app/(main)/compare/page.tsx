import type { Metadata } from 'next';
import { ComparePage } from '@/components/compare/compare-page';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

export const metadata: Metadata = perLocale(() => ({ title: t('Compare') }));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Compares two runs: `?a=<run>&b=<run>`, the older one first. */
export default async function Page({ searchParams }: Props) {
  const { a, b } = await searchParams;
  const one = (value: typeof a) => (typeof value === 'string' && value !== '' ? value : null);
  return <ComparePage key={`${a} ${b}`} a={one(a)} b={one(b)} />;
}
