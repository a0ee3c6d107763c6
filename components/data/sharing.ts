import { queryOptions } from '@tanstack/react-query';
import type { RunSharing, SharingChange } from '@/lib/contract/run-sharing';
import { answerShape } from './answer-shape';
import { RouteFailure, requestJson } from './request-json';

/** The sharing settings of a completed local run; null if its deck is not stored here. */
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
    // Another tab may have changed it.
    staleTime: 0,
  });
}

/** Changes the given sharing settings. Uses keepalive, so it survives leaving the page. */
export function changeSharing(id: string, change: SharingChange): Promise<RunSharing> {
  return requestJson(answerShape('runSharing'), pathOf(id), { method: 'PATCH', body: change, keepalive: true });
}

function pathOf(id: string): string {
  return `/api/generations/${encodeURIComponent(id)}/sharing`;
}
