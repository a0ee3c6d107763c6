import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '@/components/data/lists';
import type { PickerSource } from './picker-source';

export type PickerList<Item> = {
  /** Changes when another list is asked for. */
  key: string;
  rows: Item[];
  /** `more`: there are further pages; `loadingMore`: one of them is on its way; `broken`: it could not be had. */
  state: 'loading' | 'error' | 'empty' | 'more' | 'loadingMore' | 'broken' | 'end';
  message: string | null;
  more: () => void;
  retry: () => void;
};

/** The pages of a list that match, fetched from the moment the list is opened. */
export function usePickerList<Item extends { id: string }>(
  source: PickerSource<Item>,
  query: string,
  enabled: boolean,
): PickerList<Item> {
  const options = source.options(source.target, query);
  const found = useInfiniteQuery({ ...options, enabled });
  const rows = rowsOf(found.data?.pages);
  const more = () => {
    if (found.hasNextPage && !found.isFetchingNextPage && !found.isFetchNextPageError) void found.fetchNextPage();
  };
  const stateOf = (): PickerList<Item>['state'] => {
    if (found.isFetchNextPageError) return 'broken';
    if (found.isError) return 'error';
    if (found.isPending) return 'loading';
    if (found.isFetchingNextPage) return 'loadingMore';
    if (found.hasNextPage) return 'more';
    return rows.length === 0 ? 'empty' : 'end';
  };
  return {
    key: options.queryKey.join(' '),
    rows,
    state: stateOf(),
    message: found.error?.message ?? null,
    more,
    retry: () => void (found.isFetchNextPageError ? found.fetchNextPage() : found.refetch()),
  };
}
