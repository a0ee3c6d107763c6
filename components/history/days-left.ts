import { LIMITS } from '@/lib/contract/limits';

const DAY = 86_400_000;

/** In how many days what was deleted at that moment (ISO 8601) goes for good, begun ones counted; never below 0. */
export function daysLeft(deletedAt: string, now: number): number {
  const left = Date.parse(deletedAt) + LIMITS.binDays * DAY - now;
  return Math.min(LIMITS.binDays, Math.max(0, Math.ceil(left / DAY)));
}
