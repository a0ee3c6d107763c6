import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import type { AskedWords } from './fold-words';
import { listKeys, type RunSearch } from './list-keys';
import { compareKeys, type OrderKey, orderOf } from './run-order';
import type { Found, WordSearch } from './word-search';

/** Rows looked at first, each by itself: a word of nearly every run fills the page among them. */
const NEAR = 48;

/**
 * The words of a search on SQLite, whose index gives the places of the runs that hold them in the order of time.
 *
 * It answers on the thread that serves everybody: what may be long is gone through in steps, and between two of them
 * others are served.
 */
export class SqliteWords implements WordSearch {
  readonly #db: Kysely<Database>;
  /** As FTS5 wants it. */
  readonly #asked: string;

  private constructor(db: Kysely<Database>, asked: string) {
    this.#db = db;
    this.#asked = asked;
  }

  static async of(db: Kysely<Database>, { words, beginnings }: AskedWords): Promise<SqliteWords> {
    // Words are letters, digits and marks: they cannot end the quotes that keep them from being operators.
    const begun = await Promise.all(beginnings.map((word) => wordsFrom(db, word)));
    return new SqliteWords(db, [...words.map((word) => `"${word}"`), ...begun].join(' AND '));
  }

  /** Of an order by time the first pages of a common word are found at once, and no more is looked at. */
  async few(search: RunSearch, most: number): Promise<Found> {
    const isFull = ({ found, isWhole }: Found) => isWhole || (isByTime(search) && found.length === search.limit);
    const first = isByTime(search) ? await this.#among(search, search.limit * 2) : null;
    if (first && isFull(first)) return { ...first, isWhole: true };
    const near = await this.#near(search);
    if (near.isWhole) return near;
    const few = await this.#among(search, most);
    return { ...few, isWhole: isFull(few) };
  }

  async walk(search: RunSearch, most: number): Promise<Found> {
    const list = await listKeys(this.#db, { ...search, limit: most });
    await othersTurn();
    // The whole list of the words against a small one: to look for each place by itself takes ten times as long.
    const { rows } = await sql<{ seq: number }>`
      select rowid as seq from run_words where run_words match ${this.#asked}
      and +rowid in (select value from json_each(${JSON.stringify(list.map(({ seq }) => seq))}))`.execute(this.#db);
    const holding = new Set(rows.map(({ seq }) => seq));
    const found = list.filter(({ seq }) => holding.has(seq)).slice(0, search.limit);
    return { found, isWhole: found.length === search.limit || list.length < most };
  }

  /** No more than a page is kept of each step. */
  async all(search: RunSearch, step: number): Promise<OrderKey[]> {
    const order = orderOf(search.sort);
    let from = startOf(search);
    let found: OrderKey[] = [];
    for (;;) {
      await othersTurn();
      const places = await this.#bounds(from, search, step);
      if (places === null) return found;
      const keys = await listKeys(this.#db, search, [sql`seq in (${this.#select(from, search, step)})`]);
      found = [...found, ...keys].sort((one, other) => compareKeys(order, one, other)).slice(0, search.limit);
      const isFull = isByTime(search) && found.length === search.limit;
      if (isFull || places.count < step) return found;
      from = beyond(search, places.last);
    }
  }

  /** The page among the next places that hold the words; `isWhole`: there are no more than so many. */
  async #among(search: RunSearch, most: number): Promise<Found> {
    const from = startOf(search);
    const next = await this.#bounds(from, search, most + 1);
    if (next === null) return { found: [], isWhole: true };
    const isWhole = next.count <= most;
    // Of another order nothing can be told before all are seen.
    if (!isWhole && !isByTime(search)) return { found: [], isWhole };
    return { found: await listKeys(this.#db, search, [sql`seq in (${this.#select(from, search, most)})`]), isWhole };
  }

  /** The page among the first rows of the list, each looked for by itself; `isWhole`: there are no others. */
  async #near(search: RunSearch): Promise<Found> {
    const list = await listKeys(this.#db, { ...search, limit: NEAR });
    const { rows } = await sql<{ seq: number }>`
      select list.value as seq from json_each(${JSON.stringify(list.map(({ seq }) => seq))}) as list
      where exists (select 1 from run_words where run_words match ${this.#asked} and rowid = list.value)
      limit ${search.limit}`.execute(this.#db);
    const holding = new Set(rows.map(({ seq }) => seq));
    const found = list.filter(({ seq }) => holding.has(seq));
    return { found, isWhole: found.length === search.limit || list.length < NEAR };
  }

  /** The last of the next places, and how many they are; null when there are none. */
  async #bounds(from: number, search: RunSearch, limit: number): Promise<{ last: number; count: number } | null> {
    const end = orderOf(search.sort).upwards ? sql`max(seq)` : sql`min(seq)`;
    const { rows } = await sql<{ last: number | null; count: number }>`
      select ${end} as last, count(*) as count from (${this.#select(from, search, limit)})`.execute(this.#db);
    const [{ last, count } = { last: null, count: 0 }] = rows;
    return last === null ? null : { last, count };
  }

  /**
   * The next places that hold the words: so many, and not up to a place, for with a bound on both sides FTS5 reads the
   * list from its start.
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

/** The first place that is looked at, itself among them. */
function startOf(search: RunSearch): number {
  if (isByTime(search) && search.after) return search.after.seq;
  return orderOf(search.sort).upwards ? 0 : Number.MAX_SAFE_INTEGER;
}

/** The place after that of a search's way. */
function beyond({ sort }: RunSearch, place: number): number {
  return orderOf(sort).upwards ? place + 1 : place - 1;
}

function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Beginnings up to here have lists of their own (0006-history). */
const LISTED = 4;
/** As many words as are looked for one by one. */
const MOST_WORDS = 50;

/**
 * What begins with some letters, for a search of FTS5. For a long beginning it would put one list together from those
 * of all such words before it gives the first place, which takes long where one of them is common: a few words by
 * their names are read only as far as is needed.
 */
async function wordsFrom(db: Kysely<Database>, beginning: string): Promise<string> {
  const all = `"${beginning}" *`;
  if ([...beginning].length <= LISTED) return all;
  const { rows } = await sql<{ term: string }>`
    select term from run_words_vocab where term >= ${beginning} and term < ${`${beginning}\u{10ffff}`}
    limit ${MOST_WORDS + 1}`.execute(db);
  if (rows.length === 0 || rows.length > MOST_WORDS) return all;
  return `(${rows.map(({ term }) => `"${term}"`).join(' OR ')})`;
}
