import { queryOptions } from '@tanstack/react-query';
import type { BulkAct, BulkAnswer, CountAnswer } from '@/lib/contract/history';
import { answerShape } from './answer-shape';
import { asAsked, type HistoryFilter } from './history';
import { requestJson, withQuery } from './request-json';

/** All runs that a filter finds, loaded or not, as they were counted: those that come in later are not among them. */
export type Matching = CountAnswer & { filter: HistoryFilter };

/** How many runs a filter finds. It is asked anew each time: what is done to all of them goes by it. */
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

/** One act on all of them, however many there are. */
export function actOnMatching(act: BulkAct, { filter, count, at }: Matching): Promise<BulkAnswer> {
  const set = Object.entries(askedOf(filter)).filter(([, value]) => value !== '');
  const body = { act, filter: Object.fromEntries(set), counted: { count, at } };
  return requestJson(answerShape('bulkAnswer'), '/api/generations/bulk', { method: 'POST', body });
}

/** In the words of the route, without the order, which finds no other runs. */
function askedOf(filter: HistoryFilter) {
  const { sort: _sort, ...asked } = asAsked(filter);
  return { ...asked, query: (asked.query ?? '').trim() };
}
