import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HistoryFilter, HistorySort } from '@/lib/contract/history';
import type { Database } from '../database/database';
import { filterConditions } from './filter-runs';
import { comesAfter, type OrderKey, orderBy, orderOf } from './run-order';

export type RunSearch = {
  filter: HistoryFilter;
  sort: HistorySort;
  /** The last row of the page before. */
  after: OrderKey | null;
  limit: number;
};

/**
 * Up to `limit` runs of a list in their order, whatever words it asks for: read off the order's own index, which has
 * all that filters. `more`: what else must hold of a row of `generations`.
 */
export async function listKeys(
  db: Kysely<Database>,
  search: RunSearch,
  more: readonly RawBuilder<unknown>[] = [],
): Promise<OrderKey[]> {
  return (await selectKeys(search, more).execute(db)).rows;
}

/** The statement of it, to stand in another. */
export function selectKeys(
  { filter, sort, after, limit }: RunSearch,
  more: readonly RawBuilder<unknown>[] = [],
): RawBuilder<OrderKey> {
  const order = orderOf(sort);
  const conditions = [...filterConditions(filter), ...more, ...(after ? [comesAfter(order, after)] : [])];
  return sql<OrderKey>`
    select ${order.key ?? sql`null`} as key, seq, id from generations
    where ${sql.join(conditions, sql` and `)} order by ${orderBy(order)} limit ${limit}`;
}
