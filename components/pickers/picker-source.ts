import { type ListOptions, type Named, type PickerList, usePickerList } from './use-picker-list';
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
