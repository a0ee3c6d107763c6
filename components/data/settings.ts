import { queryOptions } from '@tanstack/react-query';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

/** What the page must know before it can offer anything. Changes only when the program starts anew. */
export function settingsOptions() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => requestJson(answerShape('settings'), '/api/settings', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
