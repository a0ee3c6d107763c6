import { queryOptions } from '@tanstack/react-query';
import type { EstimateQuery } from '@/lib/contract/estimate';
import { answerShape } from './answer-shape';
import { requestJson, withQuery } from './request-json';

/** What one's own runs like this have cost a card. */
export function estimateOptions(asked: EstimateQuery) {
  return queryOptions({
    queryKey: ['estimate', asked],
    queryFn: ({ signal }) => requestJson(answerShape('pastCredits'), withQuery('/api/estimate', asked), { signal }),
    staleTime: 60_000,
  });
}
