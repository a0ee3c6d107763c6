import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type UIEvent, useEffect, useMemo, useState } from 'react';
import { rowsOf } from '@/components/data/lists';
import { RouteFailure } from '@/components/data/request-json';
import { classNames } from '@/components/ui/class-names';
import { LoadingState, RetryButton } from '@/components/ui/states';
import { t, tPlural } from '@/lib/words/t';

export type PickerSource<Item> = {
  /** The name of the list: "Themes". */
  noun: string;
  /** The estimated height of a row in pixels. */
  rowHeight: number;
  /** A hook: the rows for the query, loaded once `wanted` is true. */
  useRows: (typed: string, wanted: boolean) => PickerList<Item>;
};

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

export type Named = { id: string; name: string };

type Of = Pick<PickerSource<unknown>, 'noun' | 'rowHeight'>;

/** A paginated list that is searched on the server. */
export function remoteSource<Item extends Named, Page>(
  of: Of,
  options: (query: string) => ListOptions<Item, Page>,
): PickerSource<Item> {
  return { ...of, useRows: (typed, wanted) => usePickerList(options, typed, wanted) };
}

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

type ListEndProps = {
  list: PickerList<unknown>;
  query: string;
  /** Whether a text without a match may be used as the value. */
  takesAny: boolean;
};

/** The last line of the list: loading, empty, failed, or complete. */
export function ListEnd({ list, query, takesAny }: ListEndProps) {
  const count = tPlural(list.rows.length, { one: '{count} result', other: '{count} results' });
  const words = {
    loading: t('Loading…'),
    error: t('Couldn’t load the list.'),
    empty: emptyWords(query.trim(), takesAny),
    more: count,
    loadingMore: t('Loading…'),
    broken: t('Couldn’t load more.'),
    end: count,
  } satisfies Record<PickerList<unknown>['state'], string>;
  const failed = list.state === 'error' || list.state === 'broken';
  return (
    <div className="border-t border-hairline px-3 py-2 text-12 text-quiet first:border-t-0">
      {list.state === 'loading' && <LoadingState label={words.loading} rows={3} />}
      <p role="status" className={classNames(list.state === 'loading' && 'sr-only', failed && 'font-medium text-bad')}>
        {words[list.state]}
      </p>
      {failed && (
        <div className="mt-1 flex items-center justify-between gap-2">
          <span className="wrap-anywhere">{list.message}</span>
          <RetryButton size="small" onClick={list.retry} />
        </div>
      )}
    </div>
  );
}

/** The distance from the end, in pixels, at which the next page loads. */
const LOAD_AHEAD_PX = 600;

/** The scroll handler of a list. */
export function loadAhead({ more }: PickerList<unknown>) {
  return ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollHeight - scrollTop - clientHeight < LOAD_AHEAD_PX) more();
  };
}

function emptyWords(query: string, takesAny: boolean): string {
  if (query === '') return t('Nothing here yet.');
  return takesAny
    ? t('No matches for “{query}”. Press Enter to use it anyway.', { query })
    : t('No matches for “{query}”.', { query });
}

type Pages<Item> = InfiniteData<{ data: Item[] }, unknown>;

type ListOptions<Item, Page> = UseInfiniteQueryOptions<Page, Error, Pages<Item>, string[], string | null>;

const DEBOUNCE_MS = 200;

/**
 * The rows that match the query, in pages. Until the server responds, shows the loaded rows whose name contains it, and
 * never a row that does not match.
 */
function usePickerList<Item extends Named, Page>(
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

export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
