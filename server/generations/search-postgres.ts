import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database';
import type { AskedWords } from './fold-words';
import { listKeys, type RunSearch, selectKeys } from './list-keys';
import type { OrderKey } from './run-order';
import type { Found, WordSearch } from './word-search';

/** Rows looked at first: a word of nearly every run fills the page among them. */
const NEAR = 64;

/** The words of a search on Postgres: a tsvector for each run, and an index of them (0006-history). */
export class PostgresWords implements WordSearch {
  readonly #db: Kysely<Database>;
  readonly #asked: RawBuilder<unknown>;

  constructor(db: Kysely<Database>, { words, beginnings }: AskedWords) {
    this.#db = db;
    // Words are letters, digits and marks: they cannot end the quotes that keep them from being operators.
    const asked = [...words.map((word) => `'${word}'`), ...beginnings.map((word) => `'${word}':*`)].join(' & ');
    this.#asked = sql`${asked}::tsquery`;
  }

  async few(search: RunSearch, most: number): Promise<Found> {
    const near = await this.#walk(search, NEAR);
    if (near.length === search.limit) return { found: near, isWhole: true };
    const ids = await this.#db.transaction().execute(async (transaction) => {
      // It would read the runs themselves where it takes a word for a common one, and find none for half a second.
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<{ run: string }>`
        select run from run_words where words @@ ${this.#asked} limit ${most + 1}`.execute(transaction);
      return rows.map(({ run }) => run);
    });
    if (ids.length > most) return { found: [], isWhole: false };
    const found = ids.length > 0 ? await listKeys(this.#db, search, [sql`id = any(${ids}::text[])`]) : [];
    return { found, isWhole: true };
  }

  async walk(search: RunSearch, most: number): Promise<Found> {
    const found = await this.#walk(search, most);
    if (found.length === search.limit) return { found, isWhole: true };
    const { rows: last } = await sql`
      select 1 from (${selectKeys({ ...search, limit: most })}) as list offset ${most - 1} limit 1`.execute(this.#db);
    return { found, isWhole: last.length === 0 };
  }

  all(search: RunSearch): Promise<OrderKey[]> {
    return listKeys(this.#db, search, [sql`id in (select run from run_words where words @@ ${this.#asked} offset 0)`]);
  }

  /** Looks at so many rows of the list one by one, and no further than until the page is full. */
  async #walk(search: RunSearch, most: number): Promise<OrderKey[]> {
    // As a value, not as a condition: that it may answer the other way about.
    const { rows } = await sql<OrderKey>`
      select key, seq, id from (${selectKeys({ ...search, limit: most })}) as list
      where (select words @@ ${this.#asked} from run_words where run = list.id) limit ${search.limit}`.execute(
      this.#db,
    );
    return rows;
  }
}
