import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { findNames } from '@/lib/composer/find-names';
import type { Target } from '@/lib/contract/run-words';
import { foldersOptions, type ListName, readNamedPage, rowsOf, themesOptions } from './lists';
import { nameCache } from './name-cache';

/** A lookup may read many pages. */
const DEADLINE_MS = 30_000;
const NONE: ReadonlyMap<string, string> = new Map();

export type ListNames = {
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
