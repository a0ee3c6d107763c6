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

/** Concatenates two lists, deduplicated by id. */
export function joinedSource<Item extends Named>(
  one: PickerSource<Item>,
  other: PickerSource<Item>,
): PickerSource<Item> {
  return { ...one, useRows: (typed, wanted) => joinLists(one.useRows(typed, wanted), other.useRows(typed, wanted)) };
}

export function joinLists<Item extends Named>(one: PickerList<Item>, other: PickerList<Item>): PickerList<Item> {
  const seen = new Set(one.rows.map(({ id }) => id));
  const rows = [...one.rows, ...other.rows.filter(({ id }) => !seen.has(id))];
  // The loading or error state comes from the first list that has one.
  const open = [one, other].find(({ state }) => state !== 'end' && state !== 'empty');
  const state = open ? withRows(open.state, rows.length > 0) : rows.length > 0 ? 'end' : 'empty';
  const { message, more, retry } = open ?? one;
  return { rows, state, isSettled: one.isSettled && other.isSettled, message, more, retry };
}

/** If the other list has rows, a list that is loading or has failed counts as one missing page. */
function withRows(state: PickerList<unknown>['state'], hasRows: boolean): PickerList<unknown>['state'] {
  if (!hasRows) return state;
  if (state === 'loading') return 'loadingMore';
  return state === 'error' ? 'broken' : state;
}
