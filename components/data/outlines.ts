import { queryOptions } from '@tanstack/react-query';
import type { OutlineApproval } from '@/lib/contract/outlines';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

const path = (runId: string) => `/api/generations/${encodeURIComponent(runId)}/outline`;

/** The outline of a run that waits for approval. Only an approval changes it. */
export function outlineOptions(runId: string) {
  return queryOptions({
    queryKey: ['outline', runId],
    queryFn: ({ signal }) => requestJson(answerShape('outlineAnswer'), path(runId), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Has the cards written, once: a second approval is refused. */
export function approveOutline(runId: string, body: OutlineApproval): Promise<unknown> {
  return requestJson(answerShape('submitted'), path(runId), { method: 'POST', body });
}
