import type { RunSummary } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';

type Titled = Pick<RunSummary, 'title'>;

/** Said of a run that was just deleted. */
export function binnedWords({ title }: Titled): string {
  return say('“{run}” lies in the bin.', { run: shortened(title || say('Untitled')) });
}

/** Said of one that was just taken out of the bin. */
export function restoredWords({ title }: Titled): string {
  return say('“{run}” is in the history again.', { run: shortened(title || say('Untitled')) });
}

/** What a toast of them is about: whether they lie in the bin. */
export function binToast(ids: readonly string[]): readonly string[] {
  return ids.map((id) => `bin:${id}`);
}

function shortened(title: string): string {
  return title.length > 48 ? `${title.slice(0, 47)}…` : title;
}
