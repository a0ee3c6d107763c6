import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Balance, Run } from '@/lib/contract/composer';
import type { EstimateQuery } from '@/lib/contract/estimate';
import type { Target } from '@/lib/contract/run-words';
import { reading, requestJson, withQuery } from './request-json';

/** Responses are cached for a minute, however many pages ask. */
const MAX_AGE_SECONDS = 60;

/** Credits left at the target; `remaining` is null if unknown. */
export function balanceOptions(target: Target) {
  return queryOptions({
    queryKey: ['balance', target],
    queryFn: ({ signal }) =>
      target === 'local'
        ? requestJson('balance', withQuery('/api/balance', { target }), { signal })
        : requestJson('balance', '/api/balance/refresh', {
            method: 'POST',
            body: { target, maxAge: MAX_AGE_SECONDS },
            signal,
          }),
    staleTime: 30_000,
    // A run may end while its page is closed.
    refetchInterval: 60_000,
  });
}

/** Adds local credits; returns the new balance. */
export function topUpLocal(): Promise<Balance> {
  return requestJson('balance', '/api/balance', { method: 'POST', body: { target: 'local' } });
}

/** Cost per card of the person's own similar runs. */
export function estimateOptions(asked: EstimateQuery) {
  return queryOptions({
    queryKey: ['estimate', asked],
    queryFn: reading('pastCredits', withQuery('/api/estimate', asked)),
    staleTime: 60_000,
  });
}

/** Duration of the person's own similar runs. */
export function usualTimeOptions({ target, operation, format }: Pick<Run, 'target' | 'operation' | 'format'>) {
  const asked = { target, operation, format };
  return queryOptions({
    queryKey: ['usual-time', asked],
    queryFn: reading('pastTime', withQuery('/api/estimate/time', asked)),
    staleTime: 60_000,
  });
}

/**
 * The number of cards of a template. Never requested: the template field stores it once its list has named the template,
 * because the estimate is shown before that list has loaded.
 */
export function templateSizeOptions(target: Target, artifactId: string) {
  return queryOptions<number>({
    queryKey: ['template-size', target, artifactId.trim()],
    queryFn: skipToken,
  });
}
