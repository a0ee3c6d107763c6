import { describe, expect, it, vi } from 'vitest';
import { joinLists, type Named, type PickerList } from './picker-list';

type State = PickerList<Named>['state'];

function list(state: State, ...ids: string[]): PickerList<Named> {
  const rows = ids.map((id) => ({ id, name: id }));
  return { rows, state, isSettled: state !== 'loading', message: null, more: vi.fn(), retry: vi.fn() };
}

describe('joinLists', () => {
  it('deduplicates by id, with the first list first', () => {
    const { rows, state } = joinLists(list('end', 'a', 'b'), list('end', 'b', 'c'));
    expect([rows.map(({ id }) => id), state]).toEqual([['a', 'b', 'c'], 'end']);
  });

  it.each<[State, string[], State, string[], State]>([
    ['loading', [], 'loading', [], 'loading'],
    ['end', ['a'], 'loading', [], 'loadingMore'],
    ['end', ['a'], 'error', [], 'broken'],
    ['error', [], 'empty', [], 'error'],
    ['more', ['a'], 'end', ['b'], 'more'],
    ['end', ['a'], 'more', ['b'], 'more'],
  ])('%s %j and %s %j are %s', (one, ids, other, otherIds, state) =>
    expect(joinLists(list(one, ...ids), list(other, ...otherIds)).state).toBe(state),
  );

  it('loads more from the list that has more', () => {
    const [one, other] = [list('end', 'a'), list('more', 'b')];
    joinLists(one, other).more();
    expect([one.more, other.more].map((more) => vi.mocked(more).mock.calls.length)).toEqual([0, 1]);
  });
});
