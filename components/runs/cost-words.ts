import type { Run } from '@/lib/contract/composer';
import { t, tPlural } from '@/lib/words/t';

/** The cost of a run in a word or two; null while it is unknown, or if nothing was made. */
export function costWords({ target, state, credits }: Pick<Run, 'target' | 'state' | 'credits'>): string | null {
  // A cancelled run pays for the cards that were written.
  if (state !== 'completed' && !(state === 'stopped' && target === 'local' && credits.deducted)) return null;
  // Local credits are not money and must not look like it.
  if (target === 'local') return credits.deducted === null ? null : localCreditWords(credits.deducted);
  if (credits.deducted === null) return t('Cost not reported');
  const count = credits.deducted.toLocaleString();
  return tPlural(credits.deducted, { one: '{count} credit', other: '{count} credits' }, { count });
}

export function localCreditWords(credits: number): string {
  const count = credits.toLocaleString();
  return tPlural(credits, { one: '{count} local credit', other: '{count} local credits' }, { count });
}
