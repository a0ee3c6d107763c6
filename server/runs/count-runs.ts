import 'server-only';
import type { CountAnswer, HistoryFilter } from '@/lib/contract/history';
import type { Generations } from './context';
import { matchingRuns } from './matching-runs';

/**
 * How many runs a filter matches now, with the time of the count. A later bulk action (`act-on-many.ts`) uses that
 * time to leave newer runs alone.
 */
export async function countRuns(
  { db, now }: Pick<Generations, 'db' | 'now'>,
  filter: HistoryFilter,
): Promise<CountAnswer> {
  const at = now().toISOString();
  let count = 0;
  for await (const ids of matchingRuns(db, begunBefore(filter, at))) count += ids.length;
  return { count, at };
}

/** The same filter, limited to runs created before the given time. */
export function begunBefore(filter: HistoryFilter, at: string): HistoryFilter {
  const isEarlier = filter.until !== undefined && Date.parse(filter.until) < Date.parse(at);
  return isEarlier ? filter : { ...filter, until: at };
}
