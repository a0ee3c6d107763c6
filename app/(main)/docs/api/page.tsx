import type { Metadata } from 'next';
import { ApiDocs } from '@/components/api/api-docs';
import { documentOperations } from '@/lib/api/document-operations';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { apiDocument } from '@/server/api/api-document';
import { baseUrl, config } from '@/server/config';
import { FAILURES } from '@/server/guard/limit-failures';
import { generations } from '@/server/runs/context';
import { listRuns, runQuery } from '@/server/runs/find/list-runs';

export const metadata: Metadata = perLocale(() => ({ title: t('API') }));

/** The examples are about the newest deck, so that they work as they are. */
export default async function Page() {
  const newest = runQuery.parse({ state: 'completed', target: 'local', limit: '1' });
  const { data } = await listRuns(await generations(), newest);
  return (
    <ApiDocs
      base={baseUrl()}
      operations={documentOperations(apiDocument(), data[0]?.id ?? 'run_01abc')}
      limits={{
        queuedRuns: config().maxQueuedRuns,
        wrongTokens: FAILURES.failures,
        minutes: FAILURES.windowMs / 60_000,
      }}
    />
  );
}
