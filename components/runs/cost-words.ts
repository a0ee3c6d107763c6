import type { Run } from '@/lib/contract/composer';
import { t, tPlural } from '@/lib/words/t';

type Priced = Pick<Run, 'target' | 'state' | 'credits' | 'creditsAfterwards'>;

/**
 * The cost of a run in a word or two, with the cards that were written or rewritten afterwards. Null while it is
 * unknown, or if nothing was made.
 */
export function costWords({ target, state, credits, creditsAfterwards }: Priced): string | null {
  const { deducted } = credits;
  // A cancelled run pays for the cards that were written.
  if (state !== 'completed' && !(state === 'stopped' && target === 'local' && deducted)) return null;
  // Local credits are not money and must not look like it.
  if (target === 'local') return deducted === null ? null : localCreditWords(deducted + creditsAfterwards);
  if (deducted === null) return t('Cost not reported');
  return tPlural(deducted, { one: '{count} credit', other: '{count} credits' }, { count: deducted.toLocaleString() });
}

export function localCreditWords(credits: number): string {
  const count = credits.toLocaleString();
  return tPlural(credits, { one: '{count} local credit', other: '{count} local credits' }, { count });
}
