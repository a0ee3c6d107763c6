import { queryOptions } from '@tanstack/react-query';
import { settings } from '@/lib/contract/composer';
import { requestJson } from './request-json';

/** What the page must know before it can offer anything. Changes only when the program starts anew. */
export function settingsOptions() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => requestJson(settings, '/api/settings', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
