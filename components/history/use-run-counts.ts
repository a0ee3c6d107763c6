import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { HistoryFilter } from '@/components/data/history';
import { countOptions } from '@/components/data/matching-runs';
import { t, tPlural } from '@/lib/words/t';
import { countFilters, withoutFilters } from './history-filter';

type Options = {
  filter: HistoryFilter;
  /** The number of loaded rows, and whether there are more; null while the list is loading. */
  loaded: number | null;
  hasMore: boolean;
  /** The identity of the first page: changes when the list changes, but not when more of it loads. */
  read: unknown;
};

/** “31 runs”, or “8 of 31 runs” for a filtered list; null while unknown. */
export function useRunCounts({ filter, loaded, hasMore, read }: Options): string | null {
  const isFiltered = countFilters(filter) > 0;
  const counted = useCount(filter, read, loaded !== null && hasMore);
  const all = useCount(withoutFilters(filter), read, loaded !== null && isFiltered);
  if (loaded === null) return null;
  const found = hasMore ? counted : loaded;
  if (found === null) return t('{count} or more runs', { count: loaded.toLocaleString() });
  if (isFiltered && all !== null && all >= found)
    return tPlural(
      all,
      { one: '{found} of {count} run', other: '{found} of {count} runs' },
      { found: found.toLocaleString(), count: all.toLocaleString() },
    );
  return tPlural(found, { one: '{count} run', other: '{count} runs' }, { count: found.toLocaleString() });
}

function useCount(filter: HistoryFilter, read: unknown, enabled: boolean): number | null {
  const { data, refetch } = useQuery({ ...countOptions(filter), enabled });
  const counted = useRef(read);
  useEffect(() => {
    if (counted.current === read) return;
    counted.current = read;
    if (enabled) void refetch();
  }, [read, enabled, refetch]);
  return enabled ? (data?.count ?? null) : null;
}
