import { infiniteQueryOptions } from '@tanstack/react-query';
import { LIMITS } from '@/lib/contract/limits';
import type { Folder, ListResponse, Theme } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import type * as z from '@/lib/contract/zod';
import { answerShape } from './answer-shape';
import { requestJson, withQuery } from './request-json';

/** The interface's maximum page size (2.3): a workspace may have thousands of entries. */
const PAGE = LIMITS.listLimit.max;

export type ListName = 'themes' | 'folders';

/** The themes of the target's workspace whose name contains `query`, in pages. */
export function themesOptions(target: Target, query: string) {
  return listOptions<Theme>('themes', answerShape('themeList'), target, query);
}

/** The folders of the target's workspace whose name contains `query`, in pages. */
export function foldersOptions(target: Target, query: string) {
  return listOptions<Folder>('folders', answerShape('folderList'), target, query);
}

/** One page of either list, for name lookups. */
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
    // A repeated cursor would loop forever.
    getNextPageParam: (page, _pages, cursor) =>
      page.hasMore && page.nextCursor !== null && page.nextCursor !== cursor ? page.nextCursor : undefined,
    staleTime: 60_000,
    // Structural sharing would compare each new page with all earlier pages, which stalls scrolling in a long list.
    structuralSharing: false,
    // Refetching would read all loaded pages again, one after the other.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The rows of all pages, deduplicated by id, in case the service repeats rows. */
export function rowsOf<Item extends { id: string }>(pages: readonly { data: Item[] }[] | undefined): Item[] {
  const byId = new Map<string, Item>();
  for (const item of pages?.flatMap((page) => page.data) ?? []) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}
