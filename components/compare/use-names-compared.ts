import { useListNames } from '@/components/data/use-list-names';
import type { KnownNames } from '@/components/lineage/field-change-words';
import type { Run } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';

/** The names of the themes and folders of two runs. A list is only loaded if an id in it needs a name. */
export function useNamesCompared(before: Run, after: Run): KnownNames {
  const runs = [before, after];
  const local = useNames('local', runs);
  const remote = useNames('remote', runs);
  const own = runs.flatMap(({ theme }) => (theme?.name ? [[theme.id, theme.name] as const] : []));
  return new Map([...local, ...remote, ...own]);
}

function useNames(target: Target, runs: readonly Run[]): readonly (readonly [string, string])[] {
  const asked = runs.filter((run) => run.target === target);
  const folders = useListNames('folders', target, [...new Set(asked.flatMap(folderIds))]);
  const themes = useListNames('themes', target, [...new Set(asked.flatMap(unnamedTheme))]);
  return [...folders.names, ...themes.names];
}

function folderIds({ request }: Run): string[] {
  const asked = typeof request === 'object' && request !== null && 'folderIds' in request ? request.folderIds : null;
  return Array.isArray(asked) ? asked.filter((id) => typeof id === 'string') : [];
}

function unnamedTheme({ theme }: Run): string[] {
  return theme !== null && theme.name === null ? [theme.id] : [];
}
