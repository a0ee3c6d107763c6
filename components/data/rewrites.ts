import { queryOptions } from '@tanstack/react-query';
import type { Rewrite, RewriteDecision, RewriteRequest } from '@/lib/contract/rewrites';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

const path = (runId: string) => `/api/generations/${encodeURIComponent(runId)}/rewrites`;

/** Poll interval while a card is being rewritten. */
const POLL_INTERVAL_MS = 500;

export function isInProgress({ state }: Pick<Rewrite, 'state'>): boolean {
  return state === 'queued' || state === 'asking';
}

/** The rewritten cards of a run's deck, polled while one is in progress. */
export function rewritesOptions(runId: string) {
  return queryOptions({
    queryKey: ['rewrites', runId],
    queryFn: ({ signal }) => requestJson(answerShape('rewriteList'), path(runId), { signal }),
    refetchInterval: ({ state }) => (state.data?.rewrites.some(isInProgress) ? POLL_INTERVAL_MS : false),
  });
}

/** Spends credits: call it once per intent. Idempotent by `submissionId`. */
export function startRewrite(runId: string, request: RewriteRequest): Promise<{ id: string }> {
  return requestJson(answerShape('rewriteStarted'), path(runId), { method: 'POST', body: request });
}

export function decideRewrite(runId: string, id: string, decision: RewriteDecision['decision']) {
  const body: RewriteDecision = { decision };
  return requestJson(answerShape('rewriteStarted'), `${path(runId)}/${encodeURIComponent(id)}`, {
    method: 'POST',
    body,
  });
}
