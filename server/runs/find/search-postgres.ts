import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database';
import type { AskedWords } from './fold-words';
import type { Begun, Found, WordSearch } from './list-keys';
import { listAll, listKeys, type RunSearch } from './list-keys';
import { type OrderKey, orderOf } from './run-order';

/** Rows examined first. A word that occurs in nearly every run fills the page among them. */
const NEAR = 64;
/** Rows of the list requested at once on the walk along it. */
const BATCH_SIZE = 250;

/** Word search on Postgres: a tsvector for each run, and its index (0006-history). */
export class PostgresWords implements WordSearch {
  readonly #db: Kysely<Database>;
  readonly #asked: RawBuilder<unknown>;

  constructor(db: Kysely<Database>, { words, beginnings }: AskedWords) {
    this.#db = db;
    // Words are letters, digits and marks: they cannot close the quotes that keep them from being operators.
    const asked = [...words.map((word) => `'${word}'`), ...beginnings.map((word) => `'${word}':*`)].join(' & ');
    this.#asked = sql`${asked}::tsquery`;
  }

  async begin(search: RunSearch): Promise<Begun> {
    const near = await this.#walk(search, NEAR);
    const isByTime = orderOf(search.sort).key === null;
    if (near.isWhole || isByTime) return near;
    // The first texts by title are not a fair sample, because they begin alike.
    const newest = await this.#walk({ ...search, sort: 'newest', after: null }, NEAR);
    return { ...near, share: Math.max(near.share, newest.share) };
  }

  async few(search: RunSearch, most: number): Promise<Found> {
    const ids = await this.#db.transaction().execute(async (transaction) => {
      // Otherwise the planner might take a rare word for a common one and scan the runs themselves, for half a second
      // without a match.
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<{ run: string }>`
        select run from run_words where words @@ ${this.#asked} limit ${most + 1}`.execute(transaction);
      return rows.map(({ run }) => run);
    });
    if (ids.length > most) return { found: [], isWhole: false };
    const found = ids.length > 0 ? await listAll(this.#db, search, [sql`id = any(${ids}::text[])`]) : [];
    return { found, isWhole: true };
  }

  walk(search: RunSearch, most: number): Promise<Found> {
    return this.#walk(search, most);
  }

  all(search: RunSearch): Promise<OrderKey[]> {
    return listAll(this.#db, search, [sql`id in (select run from run_words where words @@ ${this.#asked} offset 0)`]);
  }

  /** All in one query, because a query on Postgres does not block other requests. */
  async *steps(search: RunSearch): AsyncGenerator<OrderKey[]> {
    yield await this.all(search);
  }

  /** Examines up to `most` rows of the list in batches, and stops when the page is full. */
  async #walk(search: RunSearch, most: number): Promise<Begun> {
    const found: OrderKey[] = [];
    let [seen, after] = [0, search.after];
    for (;;) {
      const limit = Math.min(BATCH_SIZE, most - seen);
      const list = await listKeys(this.#db, { ...search, after, limit });
      const holding = list.length > 0 ? await this.#holding(list, search.limit - found.length) : [];
      found.push(...holding);
      seen += list.length;
      after = list.at(-1) ?? null;
      const isWhole = found.length === search.limit || list.length < limit;
      if (isWhole || seen >= most) return { found, isWhole, share: found.length / Math.max(1, seen) };
    }
  }

  /** The first of some rows that contain the words, up to `limit`. */
  async #holding(list: readonly OrderKey[], limit: number): Promise<OrderKey[]> {
    // As a value, not as a condition, so that the planner may start from either side.
    const { rows } = await sql<{ run: string }>`
      select run from unnest(${list.map(({ id }) => id)}::text[]) as list (run)
      where (select words @@ ${this.#asked} from run_words where run_words.run = list.run) limit ${limit}`.execute(
      this.#db,
    );
    const holding = new Set(rows.map(({ run }) => run));
    return list.filter(({ id }) => holding.has(id));
  }
}
