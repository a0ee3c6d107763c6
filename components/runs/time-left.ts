import { useEffect, useState } from 'react';
import type { PastTime } from '@/lib/contract/estimate';
import { t, tPlural } from '@/lib/words/t';

type Progress = { done: number; total: number; images?: object };

/** How far the share of written cards may be behind the share of the time, because a model plans first. */
const MAX_BEHIND = 0.35;

/**
 * The remaining time of a run, estimated from similar runs; null if there are too few, or if the cards show that it
 * will take longer. Also null while images are made, because their number differs between similar runs.
 */
export function timeLeftWords(
  time: PastTime['time'],
  elapsedMs: number,
  progress: Progress | null = null,
): string | null {
  if (time === null || progress?.images) return null;
  const elapsed = elapsedMs / 1000;
  const left = time.to - elapsed;
  if (left >= -5 && progress && isBehind(progress, elapsed / time.to)) return null;
  if (left < -5) return t('taking longer than usual');
  if (left < 2) return t('almost done');
  if (left < 90) {
    const seconds = left < 10 ? Math.ceil(left) : Math.ceil(left / 5) * 5;
    return tPlural(seconds, { one: 'about {count} second left', other: 'about {count} seconds left' });
  }
  return tPlural(Math.ceil(left / 60), { one: 'about {count} minute left', other: 'about {count} minutes left' });
}

function isBehind({ done, total }: Progress, timeShare: number): boolean {
  return total > 0 && Math.min(timeShare, 1) - done / total > MAX_BEHIND;
}

/** Milliseconds from `from` to `to`, or to now while `to` is null; null before the browser's clock is known. */
export function useElapsed(from: string, to: string | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    if (to !== null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [to]);
  if (to !== null) return Date.parse(to) - Date.parse(from);
  return now === null ? null : now - Date.parse(from);
}
