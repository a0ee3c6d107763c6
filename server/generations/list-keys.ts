import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HistoryFilter, HistorySort } from '@/lib/contract/history';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { filterConditions } from './filter-runs';
import { FACETS, facetsOf, hasFacets } from './run-facets';
import { comesAfter, type OrderKey, orderBy, orderOf } from './run-order';

export type RunSearch = {
  filter: HistoryFilter;
  sort: HistorySort;
  /** The last row of the page before. */
  after: OrderKey | null;
  limit: number;
};

export type ListBounds = {
  /** Rows of the order that are looked at first: most filters fill a page there. */
  near: number;
  /** Runs of a filter that are put in order. */
  few: number;
};

const BOUNDS: ListBounds = { near: 3000, few: 2000 };

/**
 * Up to `limit` runs of a list in their order, whatever words it asks for. They are read off the order's own index,
 * which has all that filters: where a filter leaves few of them, off that of what it asks for, rather than pass over a
 * hundred thousand.
 */
export async function listKeys(
  db: Kysely<Database>,
  search: RunSearch,
  bounds: ListBounds = BOUNDS,
): Promise<OrderKey[]> {
  if (!isTried(search)) return listAll(db, search);
  const near = await listNear(db, search, bounds.near);
  return near ?? (await listFew(db, search, bounds.few)) ?? (await listAll(db, search));
}

/** The same off the order's index alone. `more`: what else must hold of a row of `generations`. */
export async function listAll(
  db: Kysely<Database>,
  { filter, sort, after, limit }: RunSearch,
  more: readonly RawBuilder<unknown>[] = [],
): Promise<OrderKey[]> {
  const order = orderOf(sort);
  const conditions = [...filterConditions(filter), ...more, ...(after ? [comesAfter(order, after)] : [])];
  const { rows } = await sql<OrderKey>`
    select ${order.key ?? sql`null`} as key, seq, id from generations
    where ${sql.join(conditions, sql` and `)} order by ${orderBy(order)} limit ${limit}`.execute(db);
  return rows;
}

/** Those that begin in a span of time stand together in time, but anywhere in another order: the database finds them. */
function isTried({ filter, sort }: RunSearch): boolean {
  const isOfTime = filter.since !== undefined || filter.until !== undefined;
  return hasFacets(filter) && filter.family === undefined && (!isOfTime || orderOf(sort).key === null);
}

/** The page among so many rows of the order, whatever they are; null where it is not full, and others follow. */
async function listNear(
  db: Kysely<Database>,
  { filter, sort, after, limit }: RunSearch,
  most: number,
): Promise<OrderKey[] | null> {
  const order = orderOf(sort);
  const { since, until } = filter;
  const passed = [...filterConditions({ since, until }), ...(after ? [comesAfter(order, after)] : [])];
  const list = sql`from generations where ${sql.join(passed, sql` and `)} order by ${orderBy(order)}`;
  const { rows } = await sql<OrderKey>`
    select key, seq, id from (
      select ${order.key ?? sql`null`} as key, seq, id, target, operation, state, star, format, theme_id, deleted_at
      ${list} limit ${most}
    ) as list where ${sql.join(filterConditions(filter), sql` and `)} limit ${limit}`.execute(db);
  if (rows.length === limit) return rows;
  const others = await sql`select 1 ${list} limit 1 offset ${most}`.execute(db);
  return others.rows.length === 0 ? rows : null;
}

/** The page out of all that have what the filter asks for; null where they are more than so many. */
async function listFew(
  db: Kysely<Database>,
  { filter, sort, after, limit }: RunSearch,
  most: number,
): Promise<OrderKey[] | null> {
  const { theme, since, until } = filter;
  const order = orderOf(sort);
  const facets = facetsOf(filter);
  // As one value: they may be hundreds.
  const each = isSqlite(db)
    ? sql`in (select value from json_each(${JSON.stringify(facets)}))`
    : sql`= any(${facets}::text[])`;
  const asked = sql`
    from generations where deleted_at is null and ${FACETS} ${each}
    ${theme === undefined ? sql`` : sql`and theme_id = ${theme}`}
    order by ${FACETS} limit ${most + 1}`;
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (select 1 ${asked}) as few`.execute(db);
  // Postgres gives its counts as text.
  const count = Number(rows[0]?.count ?? 0);
  if (count === 0) return [];
  if (count > most) return null;
  const passed = [...filterConditions({ since, until }), ...(after ? [comesAfter(order, after)] : [])];
  const page = await sql<OrderKey>`
    select ${order.key ?? sql`null`} as key, seq, id from (
      select seq, id, title_sort, credits_deducted, deleted_at ${asked}
    ) as few where ${sql.join(passed, sql` and `)} order by ${orderBy(order)} limit ${limit}`.execute(db);
  return page.rows;
}
