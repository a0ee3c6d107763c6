import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '@/components/data/lists';
import { RouteFailure } from '@/components/data/request-json';
import type { PickerSource } from './picker-source';

export type PickerList<Item> = {
  rows: Item[];
  /** `more`: there are further pages; `loadingMore`: one of them is on its way; `broken`: it could not be had. */
  state: 'loading' | 'error' | 'empty' | 'more' | 'loadingMore' | 'broken' | 'end';
  message: string | null;
  more: () => void;
  retry: () => void;
};

/**
 * The pages of a list that match `asked`, fetched from the moment the list is opened. Until the service has answered
 * what is being `typed`, the rows at hand whose name holds it: never one that does not match.
 */
export function usePickerList<Item extends { id: string; name: string }>(
  source: PickerSource<Item>,
  asked: string,
  typed: string,
  enabled: boolean,
): PickerList<Item> {
  const options = source.options(source.target, asked);
  const found = useInfiniteQuery({ ...options, enabled, placeholderData: keepPreviousData });
  const behind = asked !== typed || found.isPlaceholderData;
  const rows = rowsOf(found.data?.pages).filter(
    ({ name }) => !behind || name.toLowerCase().includes(typed.trim().toLowerCase()),
  );
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
  // A cursor that has died stays dead: the list is read again from its first page.
  const isExpired = found.error instanceof RouteFailure && found.error.fields.some(({ path }) => path === 'after');
  return {
    rows,
    state: stateOf(),
    message: found.error?.message ?? null,
    more,
    retry: () => void (found.isFetchNextPageError && !isExpired ? found.fetchNextPage() : found.refetch()),
  };
}
