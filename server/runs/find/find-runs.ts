import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database';
import { isSqlite } from '../../database/is-sqlite';
import { type AskedWords, askedWords } from './fold-words';
import type { WordSearch } from './list-keys';
import { listKeys, type RunSearch } from './list-keys';
import type { OrderKey } from './run-order';
import { PostgresWords } from './search-postgres';
import { SqliteWords } from './search-sqlite';

export type Bounds = {
  /** How many matching runs are sorted at most. */
  few: number;
  /** Rows of the list that are examined: if more runs than `few` match, a page is among this many rows. */
  walk: number;
  /** Runs scanned per statement in a full scan: about ten milliseconds of work. */
  step: number;
};

const BOUNDS: Bounds = { few: 2000, walk: 1500, step: 8000 };

/**
 * Up to `limit` runs that a filter matches, in order: only their keys, since rows may be megabytes.
 *
 * A rare word is found through the word index, a common one by walking along the order. Neither strategy suits the
 * other: sorting the runs of a word that is in every run would sort a hundred thousand for one page. A sample of runs
 * decides which is tried first, because the database's own estimate is off by hundreds when the last word is a
 * prefix. The remaining case, a common word whose runs the filter nearly all excludes or which are all at the far end
 * of the order, needs a full scan: a tenth of a second for a hundred thousand runs.
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
  const [searchFew, walkList] = [() => words.few(search, few), () => words.walk(search, walk)];
  // The walk is chosen only if it is expected to find twice the page.
  const isCommon = begun.share * walk >= 2 * search.limit;
  for (const strategy of isCommon ? [walkList, searchFew] : [searchFew, walkList]) {
    const { found, isWhole } = await strategy();
    if (isWhole) return found;
  }
  return words.all(search, step);
}

export async function wordSearchOf(db: Kysely<Database>, asked: AskedWords): Promise<WordSearch> {
  return isSqlite(db) ? SqliteWords.of(db, asked) : new PostgresWords(db, asked);
}
