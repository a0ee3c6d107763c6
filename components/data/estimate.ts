import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Run } from '@/lib/contract/composer';
import type { EstimateQuery } from '@/lib/contract/estimate';
import type { Target } from '@/lib/contract/run-words';
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
