import { type PastTime, RUNS_FOR_A_FIGURE } from '@/lib/contract/estimate';

type Ended = { sentAt: string | null; endedAt: string | null };

/** From the first to the ninth decile of some runs, in whole seconds; null if too few are known. */
export function usualTime(runs: readonly Ended[]): PastTime['time'] {
  const times = runs
    .filter((run): run is { sentAt: string; endedAt: string } => run.sentAt !== null && run.endedAt !== null)
    .map(({ sentAt, endedAt }) => Date.parse(endedAt) - Date.parse(sentAt))
    .filter((time) => time >= 0)
    .sort((one, other) => one - other);
  if (times.length < RUNS_FOR_A_FIGURE) return null;
  const at = (share: number) => (times[Math.round(share * (times.length - 1))] ?? 0) / 1000;
  return { from: Math.floor(at(0.1)), to: Math.max(1, Math.ceil(at(0.9))) };
}
