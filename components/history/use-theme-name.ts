import { useListNames } from '@/components/data/use-list-names';
import type { Target } from '@/lib/contract/run-words';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';

const NO_IDS: readonly string[] = [];

/**
 * The name of the theme filter's theme: from a row that has it (`name`), or a target's list of themes, or else its id.
 */
export function useThemeName(targets: readonly Target[], id: string, name: string | null): string {
  const [target = 'local', second = null] = targets;
  const unnamed = id !== '' && name === null ? [id] : NO_IDS;
  const listed = useListNames('themes', target, unnamed).names.get(id);
  const listedBySecond = useListNames('themes', second ?? target, second === null ? NO_IDS : unnamed).names.get(id);
  if (id === '') return '';
  return name ?? listed ?? listedBySecond ?? findStandardTheme(id)?.name ?? id;
}
