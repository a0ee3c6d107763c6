import { type InfiniteData, infiniteQueryOptions, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import type { RunPage } from '@/lib/contract/composer';
import type { Format } from '@/lib/contract/enums';
import type {
  BinAnswer,
  BulkAct,
  BulkAnswer,
  CountAnswer,
  HISTORY_FILES,
  HistoryFilterText,
  HistorySort,
  RunChange,
} from '@/lib/contract/history';
import type { Operation, RunState, Target } from '@/lib/contract/run-words';
import { listenTo } from '@/lib/listeners';
import { reading, readingPages, requestJson, withQuery } from './request-json';
import { runPath } from './runs';

/** Search, filters and sort order; '' is not set. Days are local calendar days, both inclusive. */
export type HistoryFilter = {
  query: string;
  state: RunState | '';
  target: Target | '';
  operation: Operation | '';
  format: Format | '';
  theme: string;
  /** The id of a family: runs that were made from one another. */
  family: string;
  since: string;
  until: string;
  star: '1' | '';
  sort: HistorySort | '';
  bin: '1' | '';
};

/** A few screens' worth of rows. */
const PAGE = 50;

/** The history in pages; newest first by default. */
export function historyOptions(filter: Partial<HistoryFilter>) {
  return infiniteQueryOptions({
    queryKey: ['history', filter],
    ...readingPages('runPage', '/api/generations', { ...asAsked(filter), limit: PAGE }),
    // Keeps unchanged rows. Comparing each new page with all earlier pages would stall scrolling in a long list.
    structuralSharing: (before, now) =>
      (now as InfiniteData<RunPage>).pages.length === 1 ? replaceEqualDeep(before, now) : now,
    // Refetching would read all loaded pages again, one after the other.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

const REFRESH_MS = 15_000;

/**
 * Reads the list again every 15 s and when the window gets the focus, for runs made elsewhere. Not while new rows would
 * move what a person reads or uses: with the page's title scrolled out of view, or a menu open.
 */
export function useNewRuns(
  title: RefObject<HTMLElement | null>,
  isWanted: boolean,
  refetch: (options: { cancelRefetch: boolean }) => unknown,
): void {
  useEffect(() => {
    if (!isWanted) return;
    const read = () => {
      const isAtTop = (title.current?.getBoundingClientRect().bottom ?? 0) > 0;
      if (isAtTop && document.visibilityState === 'visible' && !document.querySelector('[role="menu"]'))
        void refetch({ cancelRefetch: false });
    };
    const timer = setInterval(read, REFRESH_MS);
    const stop = listenTo(window, 'focus', read);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [title, isWanted, refetch]);
}

/** The run that a run was made from, and the runs made from it. */
export function familyOptions(id: string) {
  return queryOptions({
    queryKey: ['family', id],
    // Any new run may belong to it.
    staleTime: 0,
    queryFn: reading('familyAnswer', runPath(id, '/family')),
  });
}

/** The first card of a completed local run. Immutable. */
export function firstCardOptions(id: string) {
  return queryOptions({
    queryKey: ['first-card', id],
    queryFn: reading('cardAnswer', runPath(id, '/card')),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  });
}

/** Changes a run's title, star or note. Like the calls below, it uses keepalive, so it survives leaving the page. */
export function changeRun(id: string, change: RunChange): Promise<unknown> {
  return requestJson('anyAnswer', runPath(id), { method: 'PATCH', body: change, keepalive: true });
}

/** Moves a run to the trash, or restores it. */
export function binRun(id: string, isBinned: boolean): Promise<BinAnswer> {
  return isBinned
    ? requestJson('binAnswer', runPath(id), { method: 'DELETE', body: {}, keepalive: true })
    : requestJson('binAnswer', runPath(id, '/restore'), { method: 'POST', body: {}, keepalive: true });
}

/** Applies one action to many runs: the given ids, or all that match a filter. */
export function actOnRuns(
  act: BulkAct,
  which: { ids: readonly string[] } | { filter: HistoryFilterText },
): Promise<BulkAnswer> {
  return requestJson('bulkAnswer', '/api/generations/bulk', { method: 'POST', body: { act, ...which } });
}

/** The download URL of the list with its current filter. */
export function historyFileAddress(filter: HistoryFilter, as: (typeof HISTORY_FILES)[number]): string {
  return withQuery('/api/generations/export', { ...asAsked(filter), as });
}

/**
 * The filter as the route's query parameters. The route expects timestamps with an exclusive end, so the last day is
 * converted to the start of the next one.
 */
export function asAsked({ since = '', until = '', ...rest }: Partial<HistoryFilter>) {
  return { ...rest, since: startOf(since, 0), until: startOf(until, 1) };
}

/** The timestamp at which a local calendar day begins, plus an offset in days. */
function startOf(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return '';
  return new Date(year, month - 1, date + later).toISOString();
}

/** All runs that matched a filter when they were counted, loaded or not. Runs added later are excluded. */
export type Matching = CountAnswer & { filter: HistoryFilter };

/** The number of runs that match a filter. Never cached, because bulk actions depend on it. */
export function countOptions(filter: HistoryFilter) {
  return queryOptions({
    queryKey: ['history-count', askedOf(filter)],
    queryFn: reading('countAnswer', withQuery('/api/generations/count', askedOf(filter))),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Applies an action to all matching runs. */
export function actOnMatching(act: BulkAct, { filter, count, at }: Matching): Promise<BulkAnswer> {
  const set = Object.entries(askedOf(filter)).filter(([, value]) => value !== '');
  const body = { act, filter: Object.fromEntries(set), counted: { count, at } };
  return requestJson('bulkAnswer', '/api/generations/bulk', { method: 'POST', body });
}

/** As route parameters, without the sort order, which does not affect the matches. */
function askedOf(filter: HistoryFilter) {
  const { sort: _sort, ...asked } = asAsked(filter);
  return { ...asked, query: (asked.query ?? '').trim() };
}
