import { queryOptions } from '@tanstack/react-query';
import type { BulkAct, BulkAnswer, CountAnswer } from '@/lib/contract/history';
import { answerShape } from './answer-shape';
import { asAsked, type HistoryFilter } from './history';
import { requestJson, withQuery } from './request-json';

/** All runs that matched a filter when they were counted, loaded or not. Runs added later are excluded. */
export type Matching = CountAnswer & { filter: HistoryFilter };

/** The number of runs that match a filter. Never cached, because bulk actions depend on it. */
export function countOptions(filter: HistoryFilter) {
  return queryOptions({
    queryKey: ['history-count', askedOf(filter)],
    queryFn: ({ signal }): Promise<CountAnswer> =>
      requestJson(answerShape('countAnswer'), withQuery('/api/generations/count', askedOf(filter)), { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Applies an action to all matching runs. */
export function actOnMatching(act: BulkAct, { filter, count, at }: Matching): Promise<BulkAnswer> {
  const set = Object.entries(askedOf(filter)).filter(([, value]) => value !== '');
  const body = { act, filter: Object.fromEntries(set), counted: { count, at } };
  return requestJson(answerShape('bulkAnswer'), '/api/generations/bulk', { method: 'POST', body });
}

/** As route parameters, without the sort order, which does not affect the matches. */
function askedOf(filter: HistoryFilter) {
  const { sort: _sort, ...asked } = asAsked(filter);
  return { ...asked, query: (asked.query ?? '').trim() };
}
