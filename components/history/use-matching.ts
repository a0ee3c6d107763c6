import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { HistoryFilter } from '@/components/data/history';
import { countOptions, type Matching } from '@/components/data/matching-runs';
import type { Selection } from './selection';

type Options = {
  filter: HistoryFilter;
  selection: Selection;
  /** The number of loaded rows, and whether there are more. */
  shown: number;
  hasMore: boolean;
};

/**
 * Whether all matching runs can be selected beyond the loaded ones. They are counted once all loaded ones are selected.
 */
export type MatchingOffer =
  | { is: 'none' }
  | { is: 'counting' }
  | { is: 'failed'; onRetry: () => void }
  | { is: 'offered'; count: number; onMatch: () => void }
  | { is: 'taken'; all: Matching; onlyShown: () => void };

export function useMatching({ filter, selection, shown, hasMore }: Options): MatchingOffer {
  const { isOn, chosen, matching, match, all } = selection;
  const isAsked = isOn && matching === null && hasMore && chosen.size === shown;
  const counted = useQuery({ ...countOptions(filter), enabled: isAsked });
  const { refetch } = counted;
  const onRetry = useCallback(() => void refetch(), [refetch]);
  if (matching) return { is: 'taken', all: matching, onlyShown: all };
  if (!isAsked) return { is: 'none' };
  if (counted.isFetching) return { is: 'counting' };
  const { data } = counted;
  if (!data) return { is: 'failed', onRetry };
  // The list may be older than the count.
  if (data.count <= shown) return { is: 'none' };
  return { is: 'offered', count: data.count, onMatch: () => match({ ...data, filter }) };
}
