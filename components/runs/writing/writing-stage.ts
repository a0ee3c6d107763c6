import type { Run } from '@/lib/contract/composer';

export type WritingStage =
  | { kind: 'planning' | 'layout' }
  | { kind: 'writing' | 'images'; done: number; total: number };

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
