import { useInfiniteQuery } from '@tanstack/react-query';
import { foldersOptions, themesOptions } from '@/components/data/lists';
import type { KnownNames } from '@/components/lineage/field-change-words';
import type { Run } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';

/**
 * The names of the themes and folders of two runs, as far as the first page of each list tells them; what it does not
 * hold, or while it cannot be read, goes by its id. A list is asked for only where an id of it has to be named.
 */
export function useNamesCompared(before: Run, after: Run): KnownNames {
  const runs = [before, after];
  const practice = useNames('practice', runs);
  const live = useNames('live', runs);
  const own = runs.flatMap(({ theme }) => (theme?.name ? [[theme.id, theme.name] as const] : []));
  return new Map([...practice, ...live, ...own]);
}

function useNames(target: Target, runs: readonly Run[]): readonly (readonly [string, string])[] {
  const asked = runs.filter((run) => run.target === target);
  const folders = useInfiniteQuery({ ...foldersOptions(target, ''), enabled: asked.some(hasFolders) });
  const themes = useInfiniteQuery({ ...themesOptions(target, ''), enabled: asked.some(hasUnnamedTheme) });
  return [folders, themes]
    .flatMap(({ data }) => data?.pages.flatMap((page): { id: string; name: string }[] => page.data) ?? [])
    .map(({ id, name }) => [id, name] as const);
}

function hasFolders({ request }: Run): boolean {
  const asked = typeof request === 'object' && request !== null && 'folderIds' in request ? request.folderIds : null;
  return Array.isArray(asked) && asked.length > 0;
}

function hasUnnamedTheme({ theme }: Run): boolean {
  return theme !== null && theme.name === null;
}
