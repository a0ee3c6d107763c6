import type { Metadata } from 'next';
import { ApiDocs } from '@/components/api/api-docs';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { readDocs } from '@/server/api/read-docs';

export const metadata: Metadata = perLocale(() => ({ title: t('API') }));

export default async function Page() {
  return <ApiDocs {...(await readDocs())} />;
}
