import 'server-only';
import type { CountAnswer, HistoryFilter } from '@/lib/contract/history';
import type { Generations } from './context';
import { matchingRuns } from './matching-runs';

/** How many runs a filter finds now, and when that was: what is done to them then (`act-on-many.ts`) leaves others alone. */
export async function countRuns(
  { db, now }: Pick<Generations, 'db' | 'now'>,
  filter: HistoryFilter,
): Promise<CountAnswer> {
  const at = now().toISOString();
  let count = 0;
  for await (const ids of matchingRuns(db, begunBefore(filter, at))) count += ids.length;
  return { count, at };
}

/** The same filter, without what began at that moment or since. */
export function begunBefore(filter: HistoryFilter, at: string): HistoryFilter {
  const isEarlier = filter.until !== undefined && Date.parse(filter.until) < Date.parse(at);
  return isEarlier ? filter : { ...filter, until: at };
}
