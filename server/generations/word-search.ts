import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database';
import { type RunSearch, selectKeys } from './list-keys';
import type { OrderKey } from './run-order';

/** What a database can do with the words of a search, each in milliseconds; `find-runs.ts` joins them to an answer. */
export type WordSearch = {
  /**
   * The page, out of so many runs that hold the words; `isWhole`: there were no more of them, or none of the others can
   * come before these.
   */
  few(search: RunSearch, most: number): Promise<Found>;
  /** The page, out of so many rows of the list, looking which hold the words; `isWhole` as above. */
  walk(search: RunSearch, most: number): Promise<Found>;
  /** The page, out of all that hold the words; `step` of them in a statement, where that holds up others. */
  all(search: RunSearch, step: number): Promise<OrderKey[]>;
};

export type Found = { found: OrderKey[]; isWhole: boolean };

/** Looks at so many rows of a list one by one, and no further than until the page is full. `holds` is asked of `list`. */
export async function walkEach(
  db: Kysely<Database>,
  search: RunSearch,
  holds: RawBuilder<unknown>,
  most: number,
): Promise<OrderKey[]> {
  const list = selectKeys({ ...search, limit: most });
  const { rows } = await sql<OrderKey>`
    select key, seq, id from (${list}) as list where ${holds} limit ${search.limit}`.execute(db);
  return rows;
}
