import type { RunSummary } from '@/lib/contract/composer';

/** Where two runs stand side by side, the older one first; null where they are not two. */
export function compareAddress(runs: readonly Pick<RunSummary, 'id' | 'createdAt'>[]): string | null {
  const [older, newer] = [...runs].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  if (!older || !newer || runs.length > 2) return null;
  return `/compare?${new URLSearchParams({ a: older.id, b: newer.id })}`;
}
