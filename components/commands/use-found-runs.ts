import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { historyOptions } from '@/components/data/history';
import { rowsOf } from '@/components/data/lists';
import { useDebounced } from '@/components/pickers/use-debounced';
import type { RunSummary } from '@/lib/contract/composer';
import { matchWords } from './match-words';

const MAX_SHOWN = 8;

export type FoundRuns = {
  runs: readonly RunSummary[];
  /** Whether there are more than shown. */
  isMore: boolean;
  state: 'looking' | 'found' | 'failed';
};

/**
 * The latest runs, or the history search results, newest first. Until the server responds, shows loaded rows whose
 * title matches, so that Enter always opens what is visible.
 */
export function useFoundRuns(query: string): FoundRuns {
  const wanted = query.trim();
  const settled = useDebounced(wanted, 150);
  // An empty query is not debounced.
  const asked = wanted === '' ? '' : settled;
  const { data, isError, isPlaceholderData } = useInfiniteQuery({
    ...historyOptions({ query: asked }),
    placeholderData: keepPreviousData,
  });
  const rows = rowsOf(data?.pages);
  const isFound = data !== undefined && !isPlaceholderData && asked === wanted;
  const fitting = isFound ? rows : rows.filter(({ title }) => matchWords(wanted, title) > 0);
  return {
    runs: fitting.slice(0, MAX_SHOWN),
    isMore: isFound && rows.length > MAX_SHOWN,
    state: isFound ? 'found' : isError && asked === wanted ? 'failed' : 'looking',
  };
}
