import { queryOptions } from '@tanstack/react-query';
import type { OutlineApproval } from '@/lib/contract/outlines';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

const path = (runId: string) => `/api/generations/${encodeURIComponent(runId)}/outline`;

/** The outline of a run that waits for approval. Immutable until it is approved. */
export function outlineOptions(runId: string) {
  return queryOptions({
    queryKey: ['outline', runId],
    queryFn: ({ signal }) => requestJson(answerShape('outlineAnswer'), path(runId), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Approves the outline, so that the cards are written. A second approval is refused. */
export function approveOutline(runId: string, body: OutlineApproval): Promise<unknown> {
  return requestJson(answerShape('submitted'), path(runId), { method: 'POST', body });
}
