import { queryOptions } from '@tanstack/react-query';
import type { Run } from '@/lib/contract/composer';
import type { EstimateQuery } from '@/lib/contract/estimate';
import { answerShape } from './answer-shape';
import { requestJson, withQuery } from './request-json';

/** Cost per card of the person's own similar runs. */
export function estimateOptions(asked: EstimateQuery) {
  return queryOptions({
    queryKey: ['estimate', asked],
    queryFn: ({ signal }) => requestJson(answerShape('pastCredits'), withQuery('/api/estimate', asked), { signal }),
    staleTime: 60_000,
  });
}

/** Duration of the person's own similar runs. */
export function usualTimeOptions({ target, operation, format }: Pick<Run, 'target' | 'operation' | 'format'>) {
  const asked = { target, operation, format };
  return queryOptions({
    queryKey: ['usual-time', asked],
    queryFn: ({ signal }) => requestJson(answerShape('pastTime'), withQuery('/api/estimate/time', asked), { signal }),
    staleTime: 60_000,
  });
}
