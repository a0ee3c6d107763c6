import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { rowsOf } from '@/components/data/lists';
import { RouteFailure } from '@/components/data/request-json';

const DEBOUNCE_MS = 200;

/**
 * The rows that match the query, in pages. Until the server responds, shows the loaded rows whose name contains it, and
 * never a row that does not match.
 */
export function usePickerList<Item extends Named, Page>(
  options: (query: string) => ListOptions<Item, Page>,
  typed: string,
  wanted: boolean,
): PickerList<Item> {
  const settled = useDebounced(typed, DEBOUNCE_MS);
  // An empty query is not debounced: opening the list must not wait.
  const asked = typed === '' ? '' : settled;
  const found = useInfiniteQuery({ ...options(asked), enabled: wanted, placeholderData: keepPreviousData });
  const behind = asked !== typed || found.isPlaceholderData;
  const all = useMemo(() => rowsOf(found.data?.pages), [found.data]);
  const rows = useMemo(() => (behind ? all.filter(nameContains(typed)) : all), [all, behind, typed]);
  const more = () => {
    if (found.hasNextPage && !found.isFetchingNextPage && !found.isFetchNextPageError) void found.fetchNextPage();
  };
  const stateOf = (): PickerList<Item>['state'] => {
    if (found.isFetchNextPageError) return 'broken';
    if (found.isError) return 'error';
    if (found.isPending || (behind && rows.length === 0)) return 'loading';
    if (found.isFetchingNextPage) return 'loadingMore';
    if (found.hasNextPage) return 'more';
    return rows.length === 0 ? 'empty' : 'end';
  };
  // An expired cursor stays invalid, so the list is read again from its first page.
  const isExpired = found.error instanceof RouteFailure && found.error.fields.some(({ path }) => path === 'after');
  return {
    rows,
    state: stateOf(),
    isSettled: asked === typed && (found.isError || (!found.isPending && !found.isPlaceholderData)),
    message: found.error?.message ?? null,
    more,
    retry: () => void (found.isFetchNextPageError && !isExpired ? found.fetchNextPage() : found.refetch()),
  };
}

function nameContains(typed: string): (item: Named) => boolean {
  const key = typed.trim().toLowerCase();
  return ({ name }) => name.toLowerCase().includes(key);
}

export type Named = { id: string; name: string };

export type Pages<Item> = InfiniteData<{ data: Item[] }, unknown>;

/** Query options of a list of the service. */
export type ListOptions<Item, Page> = UseInfiniteQueryOptions<Page, Error, Pages<Item>, string[], string | null>;

export type PickerList<Item> = {
  rows: readonly Item[];
  /** `more`: there are further pages; `loadingMore`: one is loading; `broken`: one failed to load. */
  state: 'loading' | 'error' | 'empty' | 'more' | 'loadingMore' | 'broken' | 'end';
  /** Whether the rows are for the current query, not an earlier one. */
  isSettled: boolean;
  message: string | null;
  more: () => void;
  retry: () => void;
};

/** The value, debounced by `ms`. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
