import type { Run } from '@/lib/contract/composer';
import { t, tPlural } from '@/lib/words/t';

/** The cost of a run in a word or two; null while it is unknown, or if nothing was made. */
export function costWords({ target, state, credits }: Pick<Run, 'target' | 'state' | 'credits'>): string | null {
  if (state !== 'completed') return null;
  if (credits.deducted === null) return target === 'local' ? null : t('Cost not reported');
  const count = credits.deducted.toLocaleString();
  if (target === 'local')
    return credits.deducted === 0
      ? t('Free')
      : tPlural(credits.deducted, { one: '{count} credit used', other: '{count} credits used' }, { count });
  return tPlural(credits.deducted, { one: '{count} credit', other: '{count} credits' }, { count });
}
