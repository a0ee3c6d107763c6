import type { PickerSource } from './picker-source';
import type { Named, PickerList } from './use-picker-list';

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
