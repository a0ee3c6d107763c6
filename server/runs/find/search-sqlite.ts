import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database';
import type { AskedWords } from './fold-words';
import type { Begun, Found, WordSearch } from './list-keys';
import { listAll, listKeys, type RunSearch } from './list-keys';
import { compareKeys, type OrderKey, orderOf } from './run-order';

/** A word in more than this share of runs fills the page among the first rows, each checked separately. */
const COMMON_SHARE = 0.5;
const NEAR = 48;
/** Up to this many rows, checking them one by one is no slower than reading the whole list of a common word. */
const SINGLY = 16;
/** Runs per match: beyond this, the exact share does not matter. */
const SPARSEST = 50;

/**
 * Word search on SQLite, whose index returns the places of matching runs in order of time.
 *
 * Queries run on the main thread, so long ones are split into steps, and other requests are served in between.
 */
export class SqliteWords implements WordSearch {
  readonly #db: Kysely<Database>;
  /** In FTS5 syntax. */
  readonly #asked: string;

  private constructor(db: Kysely<Database>, asked: string) {
    this.#db = db;
    this.#asked = asked;
  }

  static async of(db: Kysely<Database>, { words, beginnings }: AskedWords): Promise<SqliteWords> {
    // Words are letters, digits and marks: they cannot close the quotes that keep them from being operators.
    const begun = await Promise.all(beginnings.map((word) => wordsFrom(db, word)));
    return new SqliteWords(db, [...words.map((word) => `"${word}"`), ...begun].join(' AND '));
  }

  /** The page, if the next places give it, or if nearly every row of the list contains the words. */
  async begin(search: RunSearch): Promise<Begun> {
    const some = search.limit * 2;
    const first = await this.#among(search, some);
    if (first.isWhole) return { ...first, share: 0 };
    const share = await this.#share(search, some);
    if (share < COMMON_SHARE) return { found: [], isWhole: false, share };
    const list = await listKeys(this.#db, { ...search, limit: NEAR });
    const found = await this.#holding(list, search.limit);
    return { found, isWhole: found.length === search.limit || list.length < NEAR, share };
  }

  few(search: RunSearch, most: number): Promise<Found> {
    return this.#among(search, most);
  }

  async walk(search: RunSearch, most: number): Promise<Found> {
    const list = await listKeys(this.#db, { ...search, limit: most });
    await othersTurn();
    const holding = list.length <= SINGLY ? this.#holding(list, search.limit) : this.#holdingOfMany(list);
    const found = (await holding).slice(0, search.limit);
    return { found, isWhole: found.length === search.limit || list.length < most };
  }

  /** Only one page is kept of each step. */
  async all(search: RunSearch, step: number): Promise<OrderKey[]> {
    const order = orderOf(search.sort);
    let found: OrderKey[] = [];
    for await (const keys of this.steps(search, step)) {
      found = [...found, ...keys].sort((one, other) => compareKeys(order, one, other)).slice(0, search.limit);
      if (isByTime(search) && found.length === search.limit) break;
    }
    return found;
  }

  async *steps(search: RunSearch, step: number): AsyncGenerator<OrderKey[]> {
    for (let from = startOf(search); ; ) {
      await othersTurn();
      const places = await this.#bounds(from, search, step);
      if (places === null) return;
      yield await listAll(this.#db, search, [sql`seq in (${this.#select(from, search, step)})`]);
      if (places.count < step) return;
      from = beyond(search, places.last);
    }
  }

  /** The page among the next places that contain the words; `isWhole`: none of the others comes before these. */
  async #among(search: RunSearch, most: number): Promise<Found> {
    const from = startOf(search);
    const next = await this.#bounds(from, search, most + 1);
    if (next === null) return { found: [], isWhole: true };
    const isWhole = next.count <= most;
    // In another order, nothing is known before all of them have been seen.
    if (!isWhole && !isByTime(search)) return { found: [], isWhole };
    const found = await listAll(this.#db, search, [sql`seq in (${this.#select(from, search, most)})`]);
    return { found, isWhole: isWhole || found.length === search.limit };
  }

  /** The share of runs that contain the words, estimated from the next matching places. */
  async #share(search: RunSearch, places: number): Promise<number> {
    const from = startOf(search);
    const next = await this.#bounds(from, search, places);
    if (next === null) return 0;
    const [low, high] = orderOf(search.sort).upwards ? [from, next.last] : [next.last, from];
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select 1 from generations where seq between ${low} and ${high} limit ${places * SPARSEST}
      )`.execute(this.#db);
    return next.count / Math.max(next.count, rows[0]?.count ?? 0);
  }

  /** The rows that contain the words, up to `limit`: each is looked up separately. */
  async #holding(list: readonly OrderKey[], limit: number): Promise<OrderKey[]> {
    if (list.length === 0) return [];
    const { rows } = await sql<{ seq: number }>`
      select list.value as seq from json_each(${JSON.stringify(list.map(({ seq }) => seq))}) as list
      where exists (select 1 from run_words where run_words match ${this.#asked} and rowid = list.value)
      limit ${limit}`.execute(this.#db);
    return thoseAt(rows, list);
  }

  /**
   * The same for more rows: joins the whole list of the words with the rows, because looking up each one takes ten
   * times as long.
   */
  async #holdingOfMany(list: readonly OrderKey[]): Promise<OrderKey[]> {
    // As integers: JSON values have no type, and compare more slowly.
    const { rows } = await sql<{ seq: number }>`
      select rowid as seq from run_words where run_words match ${this.#asked} and +rowid in (
        select cast(value as integer) from json_each(${JSON.stringify(list.map(({ seq }) => seq))})
      )`.execute(this.#db);
    return thoseAt(rows, list);
  }

  /** The last of the next places, and how many there are; null if there are none. */
  async #bounds(from: number, search: RunSearch, limit: number): Promise<{ last: number; count: number } | null> {
    const end = orderOf(search.sort).upwards ? sql`max(seq)` : sql`min(seq)`;
    const { rows } = await sql<{ last: number | null; count: number }>`
      select ${end} as last, count(*) as count from (${this.#select(from, search, limit)})`.execute(this.#db);
    const [{ last, count } = { last: null, count: 0 }] = rows;
    return last === null ? null : { last, count };
  }

  /**
   * The next places that contain the words: limited by count, not by an upper place, because with bounds on both sides
   * FTS5 reads the list from its start.
   */
  #select(from: number, { sort }: RunSearch, limit: number) {
    const [onward, way] = orderOf(sort).upwards ? [sql`>=`, sql`asc`] : [sql`<=`, sql`desc`];
    return sql<{ seq: number }>`
      select rowid as seq from run_words where run_words match ${this.#asked} and rowid ${onward} ${from}
      order by rowid ${way} limit ${limit}`;
  }
}

function isByTime({ sort }: RunSearch): boolean {
  return orderOf(sort).key === null;
}

/** The first place that is examined, inclusive. */
function startOf(search: RunSearch): number {
  if (isByTime(search) && search.after) return search.after.seq;
  return orderOf(search.sort).upwards ? 0 : Number.MAX_SAFE_INTEGER;
}

/** The next place in the direction of the search. */
function beyond({ sort }: RunSearch, place: number): number {
  return orderOf(sort).upwards ? place + 1 : place - 1;
}

/** The rows of a list at some places, in the order of the list. */
function thoseAt(places: readonly { seq: number }[], list: readonly OrderKey[]): OrderKey[] {
  const at = new Set(places.map(({ seq }) => seq));
  return list.filter(({ seq }) => at.has(seq));
}

function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Prefixes up to this length have lists of their own (0006-history). */
const LISTED = 4;
/** How many words are looked up one by one at most. */
const MAX_WORDS = 50;

/**
 * The FTS5 expression for a prefix. For a long prefix FTS5 would merge the lists of all its words before it returns
 * the first place, which takes long if one of them is common. A few words listed by name are read only as far as
 * needed.
 */
async function wordsFrom(db: Kysely<Database>, beginning: string): Promise<string> {
  const all = `"${beginning}" *`;
  if ([...beginning].length <= LISTED) return all;
  // Each step seeks the next term directly: continuing the scan would first read all places of a common term.
  const { rows } = await sql<{ term: string }>`
    with recursive begun (term) as (
      select (select term from run_words_terms where term >= ${beginning} limit 1)
      union all
      select (select term from run_words_terms where term >= begun.term || char(1) limit 1)
      from begun where begun.term < ${`${beginning}\u{10ffff}`}
    )
    select term from begun where term < ${`${beginning}\u{10ffff}`} limit ${MAX_WORDS + 1}`.execute(db);
  if (rows.length === 0 || rows.length > MAX_WORDS) return all;
  return `(${rows.map(({ term }) => `"${term}"`).join(' OR ')})`;
}
