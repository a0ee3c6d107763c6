import type { RunSummary } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';

/** Fewer say nothing about the next one. */
const ENOUGH = 5;

/** How long runs of a kind took, in seconds: from where most of them began to end, to where most had. */
export type UsualTime = { from: number; to: number };

type Ended = Pick<RunSummary, 'sentAt' | 'endedAt'>;

/** From the tenth to the ninetieth of a hundred completed runs; null where too few are known. */
export function usualTime(runs: readonly Ended[]): UsualTime | null {
  const times = runs
    .filter((run): run is { sentAt: string; endedAt: string } => run.sentAt !== null && run.endedAt !== null)
    .map(({ sentAt, endedAt }) => Date.parse(endedAt) - Date.parse(sentAt))
    .filter((time) => time >= 0)
    .sort((one, other) => one - other);
  if (times.length < ENOUGH) return null;
  const at = (share: number) => (times[Math.round(share * (times.length - 1))] ?? 0) / 1000;
  return { from: Math.floor(at(0.1)), to: Math.max(1, Math.ceil(at(0.9))) };
}

/** "usually 40 to 90 s", "usually 2 to 5 min", "usually about a second". */
export function usualWords({ from, to }: UsualTime): string {
  if (to <= 1) return say('usually about a second');
  const [low, high, unit] = to >= 120 ? [Math.floor(from / 60), Math.ceil(to / 60), 'min'] : [from, to, 's'];
  if (low === 0) return say('usually under {high} {unit}', { high, unit });
  return low === high
    ? say('usually about {high} {unit}', { high, unit })
    : say('usually {low} to {high} {unit}', { low, high, unit });
}
