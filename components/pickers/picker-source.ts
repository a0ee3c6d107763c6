import type { InfiniteData, UseInfiniteQueryOptions } from '@tanstack/react-query';
import { usePickerList } from './use-picker-list';

export type Named = { id: string; name: string };

type Pages<Item> = InfiniteData<{ data: Item[] }, unknown>;

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

/** A list to choose from. */
export type PickerSource<Item> = {
  /** The name of the list: "Themes". */
  noun: string;
  /** The estimated height of a row in pixels. */
  rowHeight: number;
  /** A hook: the rows for the query, loaded once `wanted` is true. */
  useRows: (typed: string, wanted: boolean) => PickerList<Item>;
};

type Of = Pick<PickerSource<unknown>, 'noun' | 'rowHeight'>;

/** A paginated list that is searched on the server. */
export function remoteSource<Item extends Named, Page>(
  of: Of,
  options: (query: string) => ListOptions<Item, Page>,
): PickerSource<Item> {
  return { ...of, useRows: (typed, wanted) => usePickerList(options, typed, wanted) };
}

/** A local list. */
export function localSource<Item extends Named>(
  of: Of,
  search: (typed: string) => readonly Item[],
): PickerSource<Item> {
  const nothing = () => {};
  return {
    ...of,
    useRows: (typed) => {
      const rows = search(typed);
      return {
        rows,
        state: rows.length === 0 ? 'empty' : 'end',
        isSettled: true,
        message: null,
        more: nothing,
        retry: nothing,
      };
    },
  };
}
