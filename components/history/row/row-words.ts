import { costWords } from '@/components/composer/send/credits';
import { FORMAT_WORDS } from '@/components/composer/settings/choice-words';
import { stateWords } from '@/components/runs/state-words';
import type { Run, RunSummary } from '@/lib/contract/composer';
import { t, tPlural } from '@/lib/words/t';

/** What a run made, in one line: “Presentation · 6 cards · Proof”. */
export function aboutWords({ operation, format, cards, theme }: FollowedRun): string[] {
  const kind = operation === 'template' ? t('From a template') : format ? FORMAT_WORDS[format] : '';
  const count =
    cards === null
      ? ''
      : tPlural(cards, { one: '{count} card', other: '{count} cards' }, { count: cards.toLocaleString() });
  return [kind, count, theme?.name ?? ''].filter((part) => part !== '');
}

/** The cost of a run; a dash if there is none, or if it is unknown. */
export function rowCostWords(run: FollowedRun): string {
  return (run.credits.deducted !== null && costWords(run)) || '–';
}

/** The state of a run in words; null once it is completed. */
export function standingWords(run: FollowedRun): string | null {
  const { state, target, credits, progress, watch } = run;
  if (state === 'completed') return null;
  if (state === 'pending' && !watch?.problem && progress && progress.total > 0)
    return t('Creating, {done} of {total}', {
      done: progress.done.toLocaleString(),
      total: progress.total.toLocaleString(),
    });
  if (state === 'failed' && target === 'remote' && credits.deducted === 0) return t('Failed, refunded');
  return stateWords(run).label;
}

/** A row of the list, with its progress while it is running. */
export type FollowedRun = RunSummary & Partial<Pick<Run, 'progress'>>;

/** The URL of the composer with this run's request as a new draft. */
export function duplicateAddress(runId: string): string {
  return `/?from=${encodeURIComponent(runId)}`;
}
