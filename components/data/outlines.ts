import { queryOptions } from '@tanstack/react-query';
import type { OutlineApproval, OutlineDraft } from '@/lib/contract/outlines';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

const path = (runId: string) => `/api/generations/${encodeURIComponent(runId)}/outline`;

/** The outline of a run that waits for approval. Only this page's own edits change it. */
export function outlineOptions(runId: string) {
  return queryOptions({
    queryKey: ['outline', runId],
    queryFn: ({ signal }) => requestJson(answerShape('outlineAnswer'), path(runId), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves the outline while it is edited, so that it can be continued in another browser. */
export function saveOutline(runId: string, body: OutlineDraft): Promise<unknown> {
  return requestJson(answerShape('outlineSaved'), path(runId), { method: 'PUT', body });
}

/** Approves the outline, so that the cards are written. A second approval is refused. */
export function approveOutline(runId: string, body: OutlineApproval): Promise<unknown> {
  return requestJson(answerShape('submitted'), path(runId), { method: 'POST', body });
}
