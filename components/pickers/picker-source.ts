import type { InfiniteData, UseInfiniteQueryOptions } from '@tanstack/react-query';
import { usePickerList } from './use-picker-list';

export type Named = { id: string; name: string };

type Pages<Item> = InfiniteData<{ data: Item[] }, unknown>;

/** Query options of a list of the service, whatever its items are. */
export type ListOptions<Item, Page> = UseInfiniteQueryOptions<Page, Error, Pages<Item>, string[], string | null>;

export type PickerList<Item> = {
  rows: readonly Item[];
  /** `more`: there are further pages; `loadingMore`: one of them is on its way; `broken`: it could not be had. */
  state: 'loading' | 'error' | 'empty' | 'more' | 'loadingMore' | 'broken' | 'end';
  /** Whether the rows are those of what is typed, and not of what was typed before it. */
  isSettled: boolean;
  message: string | null;
  more: () => void;
  retry: () => void;
};

/** A list to choose from. */
export type PickerSource<Item> = {
  /** One and many: "theme", "themes". */
  noun: readonly [one: string, many: string];
  /** Pixels of a row before it has been measured. */
  rowHeight: number;
  /** A hook: the rows for what is typed, read from the moment they are `wanted`. */
  useRows: (typed: string, wanted: boolean) => PickerList<Item>;
};

type Of = Pick<PickerSource<unknown>, 'noun' | 'rowHeight'>;

/** A list that comes page by page from the server, searched there. */
export function remoteSource<Item extends Named, Page>(
  of: Of,
  options: (query: string) => ListOptions<Item, Page>,
): PickerSource<Item> {
  return { ...of, useRows: (typed, wanted) => usePickerList(options, typed, wanted) };
}

/** A list that is part of the program. */
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
