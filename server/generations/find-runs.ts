import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { type AskedWords, askedWords } from './fold-words';
import { listKeys, type RunSearch } from './list-keys';
import type { OrderKey } from './run-order';
import { PostgresWords } from './search-postgres';
import { SqliteWords } from './search-sqlite';
import type { WordSearch } from './word-search';

export type Bounds = {
  /** Runs with the words that are put in order. */
  few: number;
  /** Rows of the list that are looked at: where more runs than those above have a word, a page is among so many. */
  walk: number;
  /** Runs gone through in one statement where all must be: about ten milliseconds' worth. */
  step: number;
};

const BOUNDS: Bounds = { few: 2000, walk: 1500, step: 8000 };

/**
 * Up to `limit` runs that a filter finds, in their order: what places them, not the rows, which may be megabytes.
 *
 * A rare word is found in its own list, a common one on the way along the order, and neither way does for the other: a
 * word of every run would be put in order a hundred thousand times for one page. Which is tried first goes by the share
 * of some runs that holds the words, for a database's own guess is wrong by hundreds where the last word is a beginning.
 * What is left, a common word whose runs the rest of the filter nearly all leaves out, or that stand together at the
 * far end of the order, is gone through whole: a tenth of a second for a hundred thousand.
 */
export async function findRuns(
  db: Kysely<Database>,
  search: RunSearch,
  { few, walk, step }: Bounds = BOUNDS,
): Promise<OrderKey[]> {
  const asked = askedWords(search.filter.query ?? '');
  if (asked === null) return listKeys(db, search);
  if (asked.words.length + asked.beginnings.length === 0) return [];
  const words = await wordSearchOf(db, asked);
  const begun = await words.begin(search);
  if (begun.isWhole) return begun.found;
  const [amongFew, onTheWay] = [() => words.few(search, few), () => words.walk(search, walk)];
  // Twice the page is to be expected there.
  const isCommon = begun.share * walk >= 2 * search.limit;
  for (const look of isCommon ? [onTheWay, amongFew] : [amongFew, onTheWay]) {
    const { found, isWhole } = await look();
    if (isWhole) return found;
  }
  return words.all(search, step);
}

/** What this database can do with those words. */
export async function wordSearchOf(db: Kysely<Database>, asked: AskedWords): Promise<WordSearch> {
  return isSqlite(db) ? SqliteWords.of(db, asked) : new PostgresWords(db, asked);
}
