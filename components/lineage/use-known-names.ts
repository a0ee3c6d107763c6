import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { nameCache } from '@/components/data/name-cache';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Run } from '@/lib/contract/composer';
import type { ListResponse } from '@/lib/contract/lists';
import type { KnownNames } from './field-change-words';

type Named = { id: string; name: string };

/** The names of themes and folders that are already loaded. Never fetches anything to name a change. */
export function useKnownNames(run: Run): KnownNames {
  const client = useQueryClient();
  const lists = ['themes', 'folders'].flatMap((list) =>
    client.getQueriesData<InfiniteData<ListResponse<Named>>>({ queryKey: [list, run.target] }),
  );
  const items = lists.flatMap(([, pages]) => pages?.pages.flatMap(({ data }) => data) ?? []);
  const own = run.theme?.name ? [{ id: run.theme.id, name: run.theme.name }] : [];
  const chosen = useHydrated()
    ? [...nameCache.read('themes', run.target), ...nameCache.read('folders', run.target)]
    : [];
  return new Map([...chosen, ...[...items, ...own].map(({ id, name }) => [id, name] as const)]);
}
