import { queryOptions } from '@tanstack/react-query';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

/** The passages of a run's text that its cards come from. */
export function runSourcesOptions(runId: string) {
  return queryOptions({
    queryKey: ['sources', runId],
    queryFn: ({ signal }) =>
      requestJson(answerShape('runSources'), `/api/generations/${encodeURIComponent(runId)}/sources`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
