import type { Metadata } from 'next';
import { ApiDocs } from '@/components/api/api-docs';
import { documentEvents, documentOperations } from '@/lib/api/document-operations';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { apiDocument } from '@/server/api/api-document';
import { listBatches } from '@/server/batches/read-batch';
import { baseUrl, config } from '@/server/config';
import { FAILURES } from '@/server/guard/limit-failures';
import { generations } from '@/server/runs/context';
import { listRuns, runQuery } from '@/server/runs/find/list-runs';

export const metadata: Metadata = perLocale(() => ({ title: t('API') }));

/** The examples read the newest deck and batch, so that they work as they are. */
export default async function Page() {
  const deps = await generations();
  const completed = runQuery.parse({ state: 'completed', target: 'local', limit: '1' });
  const [runs, batches] = await Promise.all([listRuns(deps, completed), listBatches(deps, { limit: 1 })]);
  const document = apiDocument();
  return (
    <ApiDocs
      base={baseUrl()}
      operations={documentOperations(document, { '/runs': runs.data[0]?.id, '/batches': batches.data[0]?.id })}
      events={documentEvents(document)}
      limits={{
        queuedRuns: config().maxQueuedRuns,
        wrongTokens: FAILURES.failures,
        minutes: FAILURES.windowMs / 60_000,
      }}
    />
  );
}
