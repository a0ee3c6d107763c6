import { FORMAT_WORDS } from '@/components/composer/choice-words';
import { costWords } from '@/components/runs/cost-words';
import { stateWords } from '@/components/runs/state-words';
import { t, tPlural } from '@/lib/words/t';
import type { FollowedRun } from './followed-run';

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
