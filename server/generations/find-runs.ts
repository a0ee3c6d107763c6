import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HistoryFilter, HistorySort } from '@/lib/contract/history';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { filterConditions } from './filter-runs';
import { type AskedWords, askedWords } from './fold-words';
import { comesAfter, compareKeys, type OrderKey, orderBy, orderOf } from './run-order';
import { findPlaces, holdsWords } from './word-index';

export type RunSearch = {
  filter: HistoryFilter;
  sort: HistorySort;
  /** The last row of the page before. */
  after: OrderKey | null;
  limit: number;
};

/**
 * Up to `limit` runs that a filter finds, in their order: what places them, not the rows, which may be megabytes.
 */
export async function findRuns(db: Kysely<Database>, search: RunSearch): Promise<OrderKey[]> {
  const asked = askedWords(search.filter.query ?? '');
  if (asked === null) return selectKeys(db, search, []);
  if (asked.words.length + asked.beginnings.length === 0) return [];
  if (isSqlite(db)) return searchInSteps(db, search, asked);
  return selectKeys(db, search, [holdsWords(sql.ref('generations.id'), asked)]);
}

async function selectKeys(
  db: Kysely<Database>,
  { filter, sort, after, limit }: RunSearch,
  more: RawBuilder<unknown>[],
): Promise<OrderKey[]> {
  const order = orderOf(sort);
  const conditions = [...filterConditions(filter), ...more, ...(after ? [comesAfter(order, after)] : [])];
  const { rows } = await sql<OrderKey>`
    select ${order.key ?? sql`null`} as key, seq, id from generations
    where ${sql.join(conditions, sql` and `)} order by ${orderBy(order)} limit ${limit}`.execute(db);
  return rows;
}

/** Places looked at in one statement: a few milliseconds' worth. */
const MOST_AT_ONCE = 1000;

/**
 * SQLite answers on the thread that serves everybody: what may be found in a hundred thousand runs is gone through in
 * steps, and between two of them others are served. The word index gives places in the order of time, so that the
 * newest page of a common word is found at once; of another order all that holds the words must be seen, and no more
 * than a page of it is kept.
 */
async function searchInSteps(db: Kysely<Database>, search: RunSearch, asked: AskedWords): Promise<OrderKey[]> {
  const { sort, after, limit } = search;
  const order = orderOf(sort);
  const isByTime = order.key === null;
  let from = isByTime && after ? after.seq : order.upwards ? -1 : Number.MAX_SAFE_INTEGER;
  let found: OrderKey[] = [];
  for (let step = isByTime ? limit + 1 : MOST_AT_ONCE; ; step = Math.min(MOST_AT_ONCE, step * 4)) {
    const places = await findPlaces(db, asked, { from, upwards: order.upwards, limit: step });
    if (places.length > 0) {
      const among = sql`seq in (select value from json_each(${JSON.stringify(places)}))`;
      const keys = await selectKeys(db, search, [among]);
      found = [...found, ...keys].sort((one, other) => compareKeys(order, one, other)).slice(0, limit);
    }
    const last = places.at(-1);
    if (places.length < step || last === undefined || (isByTime && found.length === limit)) return found;
    from = last;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
