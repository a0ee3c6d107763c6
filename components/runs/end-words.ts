import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { isModelFailure } from './is-model-failure';
import { type RunStanding, stateWords } from './state-words';

/** How the engine's messages end, e.g. about an outline that was not approved. */
const NOT_CHARGED = 'Nothing was charged.';

/** What the end of a run without a deck means, shown below its error; null if the error says everything. */
export function endWords(run: RunStanding & Pick<Run, 'target' | 'error' | 'credits'>): string | null {
  const { state, error, credits } = run;
  // For a run that is no longer watched, and for a model that failed, the error says everything.
  if ((state === 'stopped' && error !== null) || isModelFailure(run)) return null;
  const { means } = stateWords(run);
  if (credits.deducted !== 0 || error?.message.endsWith(NOT_CHARGED)) return means;
  return `${means} ${t('No credits were charged.')}`;
}
