import { queryOptions } from '@tanstack/react-query';
import type { OutlineApproval, OutlineDraft } from '@/lib/contract/outlines';
import type { Rewrite, RewriteDecision, RewriteRequest } from '@/lib/contract/rewrites';
import type { RunSharing, SharingChange } from '@/lib/contract/run-sharing';
import { RouteFailure, reading, requestJson } from './request-json';
import { runPath } from './runs';

const outlinePath = (runId: string) => runPath(runId, '/outline');

/** The outline of a run that waits for approval. Only this page's own edits change it. */
export function outlineOptions(runId: string) {
  return queryOptions({
    queryKey: ['outline', runId],
    queryFn: reading('outlineAnswer', outlinePath(runId)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves the outline while it is edited, so that it can be continued in another browser. */
export function saveOutline(runId: string, body: OutlineDraft): Promise<unknown> {
  return requestJson('outlineSaved', outlinePath(runId), { method: 'PUT', body });
}

/** Approves the outline, so that the cards are written. A second approval is refused. */
export function approveOutline(runId: string, body: OutlineApproval): Promise<unknown> {
  return requestJson('submitted', outlinePath(runId), { method: 'POST', body });
}

const rewritesPath = (runId: string) => runPath(runId, '/rewrites');

/** Poll interval while a card is being rewritten. */
const POLL_INTERVAL_MS = 500;

export function isInProgress({ state }: Pick<Rewrite, 'state'>): boolean {
  return state === 'queued' || state === 'asking';
}

/** The rewritten cards of a run's deck, polled while one is in progress. */
export function rewritesOptions(runId: string) {
  return queryOptions({
    queryKey: ['rewrites', runId],
    queryFn: ({ signal }) => requestJson('rewriteList', rewritesPath(runId), { signal }),
    refetchInterval: ({ state }) => (state.data?.rewrites.some(isInProgress) ? POLL_INTERVAL_MS : false),
  });
}

/** Spends credits: call it once per intent. Idempotent by `submissionId`. */
export function startRewrite(runId: string, request: RewriteRequest): Promise<{ id: string }> {
  return requestJson('rewriteStarted', rewritesPath(runId), { method: 'POST', body: request });
}

export function decideRewrite(runId: string, id: string, decision: RewriteDecision['decision']) {
  const body: RewriteDecision = { decision };
  return requestJson('rewriteStarted', `${rewritesPath(runId)}/${encodeURIComponent(id)}`, { method: 'POST', body });
}

/** The passages of a run's text that its cards come from. */
export function runSourcesOptions(runId: string) {
  return queryOptions({
    queryKey: ['sources', runId],
    queryFn: reading('runSources', runPath(runId, '/sources')),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The sharing settings of a completed local run; null if its deck is not stored here. */
export function sharingOf(id: string) {
  return queryOptions({
    queryKey: ['sharing', id],
    queryFn: async ({ signal }) => {
      try {
        return await requestJson('runSharing', sharingPath(id), { signal });
      } catch (failure) {
        if (failure instanceof RouteFailure && failure.status === 404) return null;
        throw failure;
      }
    },
    // Another tab may have changed it.
    staleTime: 0,
  });
}

/** Changes the given sharing settings. Uses keepalive, so it survives leaving the page. */
export function changeSharing(id: string, change: SharingChange): Promise<RunSharing> {
  return requestJson('runSharing', sharingPath(id), { method: 'PATCH', body: change, keepalive: true });
}

function sharingPath(id: string): string {
  return runPath(id, '/sharing');
}
