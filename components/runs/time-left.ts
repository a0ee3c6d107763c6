import type { PastTime } from '@/lib/contract/estimate';
import { t, tPlural } from '@/lib/words/t';

/** The remaining time of a run, estimated from similar runs; null if there are too few. */
export function timeLeftWords(time: PastTime['time'], elapsedMs: number): string | null {
  if (time === null) return null;
  const left = time.to - elapsedMs / 1000;
  if (left < -5) return t('taking longer than usual');
  if (left < 2) return t('almost done');
  if (left < 90) {
    const seconds = left < 10 ? Math.ceil(left) : Math.ceil(left / 5) * 5;
    return tPlural(seconds, { one: 'about {count} second left', other: 'about {count} seconds left' });
  }
  return tPlural(Math.ceil(left / 60), { one: 'about {count} minute left', other: 'about {count} minutes left' });
}
