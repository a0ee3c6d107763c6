import { queryOptions } from '@tanstack/react-query';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

/** Server settings that the page needs before it can render. They only change when the server restarts. */
export function settingsOptions() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => requestJson(answerShape('settings'), '/api/settings', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
