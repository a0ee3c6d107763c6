import type { Named, PickerList, PickerSource } from './picker-source';

/** Two lists as one: the rows of the second follow those of the first, each id once. */
export function joinedSource<Item extends Named>(
  one: PickerSource<Item>,
  other: PickerSource<Item>,
): PickerSource<Item> {
  return { ...one, useRows: (typed, wanted) => joinLists(one.useRows(typed, wanted), other.useRows(typed, wanted)) };
}

export function joinLists<Item extends Named>(one: PickerList<Item>, other: PickerList<Item>): PickerList<Item> {
  const seen = new Set(one.rows.map(({ id }) => id));
  const rows = [...one.rows, ...other.rows.filter(({ id }) => !seen.has(id))];
  // Take the loading or error state from the first list that has one.
  const open = [one, other].find(({ state }) => state !== 'end' && state !== 'empty');
  const state = open ? withRows(open.state, rows.length > 0) : rows.length > 0 ? 'end' : 'empty';
  const { message, more, retry } = open ?? one;
  return { rows, state, isSettled: one.isSettled && other.isSettled, message, more, retry };
}

/** A list that is loading or failed as a whole is one page that is missing where the other has rows. */
function withRows(state: PickerList<unknown>['state'], hasRows: boolean): PickerList<unknown>['state'] {
  if (!hasRows) return state;
  if (state === 'loading') return 'loadingMore';
  return state === 'error' ? 'broken' : state;
}
