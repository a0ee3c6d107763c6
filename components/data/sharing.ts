import { queryOptions } from '@tanstack/react-query';
import type { RunSharing, SharingChange } from '@/lib/contract/run-sharing';
import { answerShape } from './answer-shape';
import { RouteFailure, requestJson } from './request-json';

/** Who may open the deck of a completed Practice run; null where its deck is not here. */
export function sharingOf(id: string) {
  return queryOptions({
    queryKey: ['sharing', id],
    queryFn: async ({ signal }) => {
      try {
        return await requestJson(answerShape('runSharing'), pathOf(id), { signal });
      } catch (failure) {
        if (failure instanceof RouteFailure && failure.status === 404) return null;
        throw failure;
      }
    },
    // Another tab may have taken it back.
    staleTime: 0,
  });
}

/** Shares it anew, or takes it back: what is given changes. It outlives a page that is left at that moment. */
export function changeSharing(id: string, change: SharingChange): Promise<RunSharing> {
  return requestJson(answerShape('runSharing'), pathOf(id), { method: 'PATCH', body: change, keepalive: true });
}

function pathOf(id: string): string {
  return `/api/generations/${encodeURIComponent(id)}/sharing`;
}
