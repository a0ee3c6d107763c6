import { infiniteQueryOptions } from '@tanstack/react-query';
import { LIMITS } from '@/lib/contract/limits';
import type { Folder, ListResponse, Theme } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import type * as z from '@/lib/contract/zod';
import { answerShape } from './answer-shape';
import { requestJson, withQuery } from './request-json';

/** As many as the interface gives at once (2.3): a workspace may have thousands. */
const PAGE = LIMITS.listLimit.max;

export type ListName = 'themes' | 'folders';

/** The themes of the target's workspace whose name holds `query`, page by page. */
export function themesOptions(target: Target, query: string) {
  return listOptions<Theme>('themes', answerShape('themeList'), target, query);
}

/** The folders of the target's workspace whose name holds `query`, page by page. */
export function foldersOptions(target: Target, query: string) {
  return listOptions<Folder>('folders', answerShape('folderList'), target, query);
}

/** A page of either list, for what only needs its names. */
export function readNamedPage(
  list: ListName,
  target: Target,
  after: string | null,
  signal: AbortSignal,
): Promise<ListResponse<{ id: string; name: string }>> {
  const shape = answerShape(list === 'themes' ? 'themeList' : 'folderList');
  return requestJson(shape, withQuery(`/api/${list}`, { target, query: '', limit: PAGE, after }), { signal });
}

function listOptions<Item>(
  list: string,
  shape: () => Promise<z.ZodType<ListResponse<Item>>>,
  target: Target,
  query: string,
) {
  return infiniteQueryOptions({
    queryKey: [list, target, query.trim().toLowerCase()],
    queryFn: ({ pageParam, signal }) =>
      requestJson(shape, withQuery(`/api/${list}`, { target, query: query.trim(), limit: PAGE, after: pageParam }), {
        signal,
      }),
    initialPageParam: null as string | null,
    // A cursor that leads back to itself would never end.
    getNextPageParam: (page, _pages, cursor) =>
      page.hasMore && page.nextCursor !== null && page.nextCursor !== cursor ? page.nextCursor : undefined,
    staleTime: 60_000,
    // Each new page would be compared with all that came before it: a pause in the scrolling of a long list.
    structuralSharing: false,
    // All pages that were scrolled through would be read again, one after the other.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The rows of all pages, each id once: a looping service must not show a row twice. */
export function rowsOf<Item extends { id: string }>(pages: readonly { data: Item[] }[] | undefined): Item[] {
  const byId = new Map<string, Item>();
  for (const item of pages?.flatMap((page) => page.data) ?? []) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}
