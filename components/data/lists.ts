import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHydrated } from '@/components/ui/use-page-state';
import { findNames } from '@/lib/composer/find-names';
import { LIMITS } from '@/lib/contract/limits';
import type { ListResponse } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import { browserStorage } from './kept-target';
import { readingPages, requestJson, withQuery } from './request-json';

/** The interface's maximum page size (2.3): a workspace may have thousands of entries. */
const PAGE = LIMITS.listLimit.max;

export type ListName = 'themes' | 'folders';

/** The themes of the target's workspace whose name contains `query`, in pages. */
export function themesOptions(target: Target, query: string) {
  return listOptions('themes', 'themeList', target, query);
}

/** The folders of the target's workspace whose name contains `query`, in pages. */
export function foldersOptions(target: Target, query: string) {
  return listOptions('folders', 'folderList', target, query);
}

/** One page of either list, for name lookups. */
function readNamedPage(
  list: ListName,
  target: Target,
  after: string | null,
  signal: AbortSignal,
): Promise<ListResponse<{ id: string; name: string }>> {
  return requestJson(
    list === 'themes' ? 'themeList' : 'folderList',
    withQuery(`/api/${list}`, { target, query: '', limit: PAGE, after }),
    { signal },
  );
}

function listOptions<Name extends 'themeList' | 'folderList'>(
  list: ListName,
  name: Name,
  target: Target,
  query: string,
) {
  return infiniteQueryOptions({
    queryKey: [list, target, query.trim().toLowerCase()],
    ...readingPages(name, `/api/${list}`, { target, query: query.trim(), limit: PAGE }),
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

const STORAGE_KEY = 'cardwright.names';
/** Maximum names per list and target; the least recently used are evicted. */
export const MAX_NAMES = 300;
const MAX_LENGTH = 200;

type Kept = Record<string, [id: string, name: string][]>;

/**
 * Names of selected themes and folders by id. The service's lists are paginated, so after a reload a name on a later
 * page would otherwise be unknown.
 */
export class NameCache {
  readonly #storage: () => Storage | null;

  constructor(storage: () => Storage | null = browserStorage) {
    this.#storage = storage;
  }

  read(list: ListName, target: Target): ReadonlyMap<string, string> {
    return new Map(this.#kept()[`${target} ${list}`]);
  }

  keep(list: ListName, target: Target, names: Iterable<readonly [id: string, name: string]>): void {
    const kept = this.#kept();
    const all = new Map(kept[`${target} ${list}`]);
    let isChanged = false;
    for (const [id, name] of names) {
      if (id.length > MAX_LENGTH || all.get(id) === name) continue;
      all.delete(id);
      all.set(id, name.slice(0, MAX_LENGTH));
      isChanged = true;
    }
    if (!isChanged) return;
    kept[`${target} ${list}`] = [...all].slice(-MAX_NAMES);
    try {
      this.#storage()?.setItem(STORAGE_KEY, JSON.stringify(kept));
    } catch {
      // Storage is full or blocked: the names are looked up again next time.
    }
  }

  /** Tolerates data of older versions and other programs. */
  #kept(): Kept {
    try {
      const kept: unknown = JSON.parse(this.#storage()?.getItem(STORAGE_KEY) ?? '{}');
      if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
      return Object.fromEntries(
        Object.entries(kept).map(([list, names]) => [list, Array.isArray(names) ? names.filter(isPair) : []]),
      );
    } catch {
      return {};
    }
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

export const nameCache = new NameCache();

/** A lookup may read many pages. */
const DEADLINE_MS = 30_000;
const NONE: ReadonlyMap<string, string> = new Map();

type ListNames = {
  names: ReadonlyMap<string, string>;
  /** The ids that the whole list does not have. Empty while only part of it is known. */
  absent: readonly string[];
};

/** The names of these themes or folders: from the list, from the cache of selected ones, or looked up. */
export function useListNames(list: ListName, target: Target, ids: readonly string[]): ListNames {
  const themes = useInfiniteQuery({ ...themesOptions(target, ''), enabled: list === 'themes' && ids.length > 0 });
  const folders = useInfiniteQuery({ ...foldersOptions(target, ''), enabled: list === 'folders' && ids.length > 0 });
  const first = list === 'themes' ? themes : folders;
  const rows: { id: string; name: string }[] =
    list === 'themes' ? rowsOf(themes.data?.pages) : rowsOf(folders.data?.pages);
  const chosen = new Set(ids);
  const listed = rows.filter(({ id }) => chosen.has(id)).map(({ id, name }) => [id, name] as const);
  const cached = useHydrated() && ids.length > 0 ? nameCache.read(list, target) : NONE;
  const known = new Map([...[...cached].filter(([id]) => chosen.has(id)), ...listed]);
  const missing = ids.filter((id) => !known.has(id)).sort();
  const lookup = useQuery({
    ...lookupOptions(list, target, missing),
    enabled: first.isSuccess && first.hasNextPage && missing.length > 0,
  });
  const found = lookup.data?.names ?? [];
  const fresh = JSON.stringify([...listed, ...found]);
  useEffect(() => nameCache.keep(list, target, JSON.parse(fresh)), [list, target, fresh]);
  const names = new Map([...known, ...found]);
  const isWhole = first.isSuccess && !first.hasNextPage;
  // A cached name may be of something that has been deleted.
  const has: ReadonlyMap<string, string> = isWhole ? new Map(listed) : names;
  return { names, absent: isWhole || lookup.data?.isWhole === true ? ids.filter((id) => !has.has(id)) : [] };
}

function lookupOptions(list: ListName, target: Target, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['list-names', list, target, ...ids],
    queryFn: ({ signal }) => {
      const until = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
      return findNames(ids, (after) => readNamedPage(list, target, after, until));
    },
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
