import type { RunSummary } from '@/lib/contract/composer';

/** The URL that compares two runs, the older one first; null unless there are exactly two. */
export function compareAddress(runs: readonly Pick<RunSummary, 'id' | 'createdAt'>[]): string | null {
  const [older, newer] = [...runs].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  if (!older || !newer || runs.length > 2) return null;
  return `/compare?${new URLSearchParams({ a: older.id, b: newer.id })}`;
}
