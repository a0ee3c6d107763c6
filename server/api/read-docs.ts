import 'server-only';
import { documentOperations } from '@/lib/api/document-operations';
import { baseUrl, config } from '../config';
import { FAILURES } from '../guard/limit-failures';
import { generations } from '../runs/context';
import { listRuns, runQuery } from '../runs/find/list-runs';
import { apiDocument } from './api-document';

/** What the documentation of `/api/v1` shows. Its examples are about the newest deck, so that they work as they are. */
export async function readDocs() {
  const asked = runQuery.parse({ state: 'completed', target: 'local', limit: '1' });
  const { data } = await listRuns(await generations(), asked);
  return {
    base: baseUrl(),
    operations: documentOperations(apiDocument(), data[0]?.id ?? 'run_01abc'),
    limits: {
      queuedRuns: config().maxQueuedRuns,
      wrongTokens: FAILURES.failures,
      minutes: FAILURES.windowMs / 60_000,
    },
  };
}
