import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Format } from '@/lib/contract/enums';
import type {
  BinAnswer,
  BulkAct,
  BulkAnswer,
  HISTORY_FILES,
  HistoryFilterText,
  HistorySort,
  RunChange,
} from '@/lib/contract/history';
import type { Operation, RunState, Target } from '@/lib/contract/run-words';
import { answerShape } from './answer-shape';
import { requestJson, withQuery } from './request-json';

/** What is looked for, and how it is shown; '' is not set. Days are those of the reader's calendar, both included. */
export type HistoryFilter = {
  query: string;
  state: RunState | '';
  target: Target | '';
  operation: Operation | '';
  format: Format | '';
  /** A theme's id. */
  theme: string;
  /** The id of runs that were made from one another. */
  family: string;
  since: string;
  until: string;
  star: '1' | '';
  sort: HistorySort | '';
  bin: '1' | '';
};

/** As much as a few screens show. */
const PAGE = 50;

/** The history page by page; the newest first unless it is sorted otherwise. */
export function historyOptions(filter: Partial<HistoryFilter>) {
  return infiniteQueryOptions({
    queryKey: ['history', filter],
    queryFn: ({ pageParam, signal }) =>
      requestJson(
        answerShape('runPage'),
        withQuery('/api/generations', { ...asAsked(filter), limit: PAGE, after: pageParam }),
        { signal },
      ),
    initialPageParam: null as string | null,
    // A cursor that leads back to itself would never end.
    getNextPageParam: (page, _pages, cursor) =>
      page.hasMore && page.nextCursor !== null && page.nextCursor !== cursor ? page.nextCursor : undefined,
    // Each new page would be compared with all that came before it: a pause in the scrolling of a long list.
    structuralSharing: false,
    // All pages that were scrolled through would be read again, one after the other.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What a run was made from, and what was made from it. */
export function familyOptions(id: string) {
  return queryOptions({
    queryKey: ['family', id],
    // Whatever is sent may belong to it.
    staleTime: 0,
    queryFn: ({ signal }) => requestJson(answerShape('familyAnswer'), `${pathOf(id)}/family`, { signal }),
  });
}

/** The first card of a completed Practice run. It never changes. */
export function firstCardOptions(id: string) {
  return queryOptions({
    queryKey: ['first-card', id],
    queryFn: ({ signal }) => requestJson(answerShape('cardAnswer'), `${pathOf(id)}/card`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  });
}

/** Gives a run another title, a star, a note. Like what follows, it outlives a page that is left at that moment. */
export function changeRun(id: string, change: RunChange): Promise<unknown> {
  return requestJson(answerShape('anyAnswer'), pathOf(id), { method: 'PATCH', body: change, keepalive: true });
}

/** Lays a run in the bin, or takes it out again. */
export function binRun(id: string, isBinned: boolean): Promise<BinAnswer> {
  return isBinned
    ? requestJson(answerShape('binAnswer'), pathOf(id), { method: 'DELETE', body: {}, keepalive: true })
    : requestJson(answerShape('binAnswer'), `${pathOf(id)}/restore`, { method: 'POST', body: {}, keepalive: true });
}

/** One act on many runs: those named, or all that a filter finds. */
export function actOnRuns(
  act: BulkAct,
  which: { ids: readonly string[] } | { filter: HistoryFilterText },
): Promise<BulkAnswer> {
  return requestJson(answerShape('bulkAnswer'), '/api/generations/bulk', { method: 'POST', body: { act, ...which } });
}

/** Where the list, filtered as it is, is downloaded from. */
export function historyFileAddress(filter: HistoryFilter, as: (typeof HISTORY_FILES)[number]): string {
  return withQuery('/api/generations/export', { ...asAsked(filter), as });
}

/** The filter in the words of the route: there days are moments, and the last one is included. */
export function asAsked({ since = '', until = '', ...rest }: Partial<HistoryFilter>) {
  return { ...rest, since: startOf(since, 0), until: startOf(until, 1) };
}

/** The moment at which a day of the reader's calendar, or one so many days later, begins. */
function startOf(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return '';
  return new Date(year, month - 1, date + later).toISOString();
}

function pathOf(id: string): string {
  return `/api/generations/${encodeURIComponent(id)}`;
}
