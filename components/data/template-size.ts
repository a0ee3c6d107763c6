import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Target } from '@/lib/contract/run-words';

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
