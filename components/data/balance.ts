import { queryOptions } from '@tanstack/react-query';
import type { Balance } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { answerShape } from './answer-shape';
import { requestJson, withQuery } from './request-json';

/** Responses are cached for a minute, however many pages ask. */
const MAX_AGE_SECONDS = 60;

/** Credits left at the target; `remaining` is null if unknown. */
export function balanceOptions(target: Target) {
  return queryOptions({
    queryKey: ['balance', target],
    queryFn: ({ signal }) =>
      target === 'local'
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

/** Requests the balance from the remote service. `hasAnswered` is true if the figure is newer than the cached one. */
export async function testRemote(): Promise<{ balance: Balance; hasAnswered: boolean }> {
  const before = await requestJson(answerShape('balance'), withQuery('/api/balance', { target: 'remote' }));
  const balance = await requestJson(answerShape('balance'), '/api/balance/refresh', {
    method: 'POST',
    body: { target: 'remote', maxAge: 0 },
  });
  return { balance, hasAnswered: balance.asOf !== null && balance.asOf !== before.asOf };
}

/** Adds local credits; returns the new balance. */
export function topUpLocal(): Promise<Balance> {
  return requestJson(answerShape('balance'), '/api/balance', { method: 'POST', body: { target: 'local' } });
}
