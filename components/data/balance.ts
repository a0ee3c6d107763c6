import { queryOptions } from '@tanstack/react-query';
import type { Balance } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { answerShape } from './answer-shape';
import { requestJson, withQuery } from './request-json';

/** However many pages ask, the service is asked once a minute at most. */
const MAX_AGE_SECONDS = 60;

/** Credits left at the target; `remaining` is null while nothing is known. */
export function balanceOptions(target: Target) {
  return queryOptions({
    queryKey: ['balance', target],
    queryFn: ({ signal }) =>
      target === 'practice'
        ? requestJson(answerShape('balance'), withQuery('/api/balance', { target }), { signal })
        : requestJson(answerShape('balance'), '/api/balance/refresh', {
            method: 'POST',
            body: { target, maxAge: MAX_AGE_SECONDS },
            signal,
          }),
    staleTime: 30_000,
    // A run may end while its page is closed.
    refetchInterval: 60_000,
  });
}

/** More practice credits; gives the new balance. */
export function topUpPractice(): Promise<Balance> {
  return requestJson(answerShape('balance'), '/api/balance', { method: 'POST', body: { target: 'practice' } });
}
