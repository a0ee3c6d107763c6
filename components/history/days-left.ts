import { LIMITS } from '@/lib/contract/limits';

const DAY = 86_400_000;

/** The number of days until a run deleted at this time (ISO 8601) is removed for good, rounded up; never below 0. */
export function daysLeft(deletedAt: string, now: number): number {
  const left = Date.parse(deletedAt) + LIMITS.binDays * DAY - now;
  return Math.min(LIMITS.binDays, Math.max(0, Math.ceil(left / DAY)));
}
