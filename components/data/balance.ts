import { queryOptions } from '@tanstack/react-query';
import type { Balance } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { answerShape } from './answer-shape';
import { requestJson, withQuery } from './request-json';

/** Credits left at the target; `remaining` is null while nothing is known. */
export function balanceOptions(target: Target) {
  return queryOptions({
    queryKey: ['balance', target],
    queryFn: ({ signal }) => requestJson(answerShape('balance'), withQuery('/api/balance', { target }), { signal }),
    staleTime: 30_000,
    // A run may end while its page is closed. The server answers what it knows; it asks the service once a minute at most.
    refetchInterval: 60_000,
  });
}

/** More practice credits; gives the new balance. */
export function topUpPractice(): Promise<Balance> {
  return requestJson(answerShape('balance'), '/api/balance', { method: 'POST', body: { target: 'practice' } });
}
