import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HistoryFilter, HistorySort } from '@/lib/contract/history';
import type { Database } from '../../database/database';
import { isSqlite } from '../../database/is-sqlite';
import { FACETS, facetsOf, filterConditions, hasFacets } from './filter-runs';
import { comesAfter, type OrderKey, orderBy, orderOf } from './run-order';

export type RunSearch = {
  filter: HistoryFilter;
  sort: HistorySort;
  /** The last row of the previous page. */
  after: OrderKey | null;
  limit: number;
};

export type ListBounds = {
  /** Rows of the order that are examined first: most filters fill a page there. */
  near: number;
  /** How many matching runs are sorted at most. */
  few: number;
};

const BOUNDS: ListBounds = { near: 3000, few: 2000 };

/**
 * Up to `limit` runs of a list in order, ignoring its words. They are read from the index of the order, which covers
 * all filters. If a filter matches few runs, the index of the filter is used, rather than skipping a hundred thousand
 * rows.
 */
export async function listKeys(
  db: Kysely<Database>,
  search: RunSearch,
  bounds: ListBounds = BOUNDS,
): Promise<OrderKey[]> {
  if (!isBoundedWorthwhile(search)) return listAll(db, search);
  const near = await listNear(db, search, bounds.near);
  return near ?? (await listFew(db, search, bounds.few)) ?? (await listAll(db, search));
}

/** The same from the index of the order only. `more`: further conditions on a row of `generations`. */
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

/**
 * Whether the bounded strategies are worth trying. They are not for a time span in an order other than time, where its
 * runs are scattered: the database is left to find those.
 */
function isBoundedWorthwhile({ filter, sort }: RunSearch): boolean {
  const isOfTime = filter.since !== undefined || filter.until !== undefined;
  return hasFacets(filter) && filter.family === undefined && (!isOfTime || orderOf(sort).key === null);
}

/** The page among the first `most` rows of the order; null if it is not full and more rows follow. */
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

/** The page from all runs with the filter's facets; null if there are more than `most`. */
async function listFew(
  db: Kysely<Database>,
  { filter, sort, after, limit }: RunSearch,
  most: number,
): Promise<OrderKey[] | null> {
  const { theme, since, until } = filter;
  const order = orderOf(sort);
  const facets = facetsOf(filter);
  // Passed as one value, because there may be hundreds of facets.
  const each = isSqlite(db)
    ? sql`in (select value from json_each(${JSON.stringify(facets)}))`
    : sql`= any(${facets}::text[])`;
  const asked = sql`
    from generations where deleted_at is null and ${FACETS} ${each}
    ${theme === undefined ? sql`` : sql`and theme_id = ${theme}`}
    order by ${FACETS} limit ${most + 1}`;
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (select 1 ${asked}) as few`.execute(db);
  // Postgres returns counts as text.
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

/**
 * The operations of a database's word search, each taking milliseconds; `find-runs.ts` combines them into an answer.
 */
export type WordSearch = {
  /** A quick look: the page, or the share of runs that contain the words, from 0 to 1. */
  begin(search: RunSearch): Promise<Begun>;
  /**
   * The page from at most `most` runs that contain the words; `isWhole`: there were no more of them, or none of the
   * others can come before these.
   */
  few(search: RunSearch, most: number): Promise<Found>;
  /** The page from at most `most` rows of the list, checking which contain the words; `isWhole` as above. */
  walk(search: RunSearch, most: number): Promise<Found>;
  /** The page from all runs that contain the words, `step` of them per statement where a statement blocks others. */
  all(search: RunSearch, step: number): Promise<OrderKey[]>;
  /** The same as a stream of steps, each in order: for a list by time, their concatenation is the whole result. */
  steps(search: RunSearch, step: number): AsyncGenerator<OrderKey[]>;
};

export type Found = { found: OrderKey[]; isWhole: boolean };

export type Begun = Found & { share: number };
