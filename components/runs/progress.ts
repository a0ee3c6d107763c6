import { useEffect, useState } from 'react';
import type { Run } from '@/lib/contract/composer';
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

type WritingStage = { kind: 'planning' | 'layout' } | { kind: 'writing' | 'images'; done: number; total: number };

/** Whether the cards of a run are written by a connected language model, not by rules. */
export function isWrittenByModel({ target, operation, request }: Pick<Run, 'target' | 'operation' | 'request'>) {
  return target === 'local' && operation === 'generate' && textModeOf(request) !== 'preserve';
}

/**
 * What the models are doing; null if no language model writes the run's cards and no images are being made. `written`:
 * the cards that the page has received, which may be more than were counted at the last poll.
 */
export function writingStage(run: Run, written: number, modelConnected: boolean): WritingStage | null {
  const { state, progress } = run;
  if (state !== 'pending' || !progress) return null;
  if (progress.images) return { kind: 'images', ...progress.images };
  // A plan is known as soon as it has headings, whatever the settings say.
  const isWritten = progress.headings !== undefined || (modelConnected && isWrittenByModel(run));
  if (!isWritten) return null;
  const { total } = progress;
  const done = Math.max(progress.done, written);
  if (done >= total) return { kind: 'layout' };
  return done === 0 && isPlanned(run) && !isPlanComplete(progress)
    ? { kind: 'planning' }
    : { kind: 'writing', done, total };
}

/** Whether the cards are planned before they are written. If not, each part of the text becomes a card. */
function isPlanned({ operation, request }: Pick<Run, 'operation' | 'request'>): boolean {
  const { cardSplit } = (request ?? {}) as { cardSplit?: unknown };
  return operation === 'generate' && textModeOf(request) === 'generate' && cardSplit !== 'inputTextBreaks';
}

function isPlanComplete({ total, headings = [] }: NonNullable<Run['progress']>): boolean {
  return headings.length >= total && headings.every((heading) => heading !== null);
}

function textModeOf(request: unknown): unknown {
  return typeof request === 'object' && request !== null && 'textMode' in request ? request.textMode : undefined;
}
