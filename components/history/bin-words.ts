import type { RunSummary } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';

type Titled = Pick<RunSummary, 'title'>;

/** The toast after a run was deleted. */
export function binnedWords({ title }: Titled): string {
  return t('“{run}” moved to trash', { run: shortened(title || t('Untitled')) });
}

/** The toast after a run was restored. */
export function restoredWords({ title }: Titled): string {
  return t('“{run}” restored', { run: shortened(title || t('Untitled')) });
}

/** The topic of trash toasts: a toast is dropped when one of its runs is moved to or from the trash. */
export function binToast(ids: readonly string[]): readonly string[] {
  return ids.map((id) => `bin:${id}`);
}

function shortened(title: string): string {
  return title.length > 48 ? `${title.slice(0, 47)}…` : title;
}
