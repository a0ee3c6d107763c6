import type { Run } from '@/lib/contract/composer';
import { say, sayCount } from '@/lib/words/say';

/** The cost of a run in a word or two; null while it is unknown, or if nothing was made. */
export function costWords({ target, state, credits }: Pick<Run, 'target' | 'state' | 'credits'>): string | null {
  if (state !== 'completed') return null;
  // Local runs are free: their credits are not money and must not look like it.
  if (target === 'local') return say('Free');
  if (credits.deducted === null) return say('Cost not reported');
  const count = credits.deducted.toLocaleString();
  return sayCount(credits.deducted, { one: '{count} credit', other: '{count} credits' }, { count });
}
