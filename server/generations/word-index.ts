import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { type AskedWords, foldWords } from './fold-words';
import type { GenerationRow } from './store';

// The table `run_words`, which Kysely does not know of: on SQLite a table of FTS5 without content whose row ids are the
// places of the history (`run-seq.ts`), on Postgres the words as a tsvector beside the run's id. Both are given words
// that were folded here, so that neither has an opinion of its own on what a word is. It is derived, and no copy of a
// database takes it along: `indexAllWords` makes it anew.

export type Searched = Pick<GenerationRow, 'id' | 'seq' | 'title' | 'note' | 'request'>;

/** Has the run found by its words as they are now. Call it in the transaction that changes them. */
export async function indexWords(db: Kysely<Database>, row: Searched): Promise<void> {
  const words = foldWords(searchedText(row));
  if (isSqlite(db)) {
    await sql`insert or replace into run_words (rowid, words) values (${row.seq}, ${words.join(' ')})`.execute(db);
    return;
  }
  await sql`
    insert into run_words (run, words) values (${row.id}, array_to_tsvector(${words}::text[]))
    on conflict (run) do update set words = excluded.words`.execute(db);
}

/** Of a run that goes for good. Postgres does so by itself. */
export async function forgetWords(db: Kysely<Database>, seqs: readonly number[]): Promise<void> {
  if (!isSqlite(db) || seqs.length === 0) return;
  await sql`delete from run_words where rowid in (${sql.join([...seqs])})`.execute(db);
}

/** Makes the index of all runs anew, on a table that is empty. Texts are long: so many are held at a time. */
export async function indexAllWords(db: Kysely<Database>, batch = 50): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('generations')
      .select(['id', 'seq', 'title', 'note', 'request'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const row of rows) await indexWords(db, row);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

/** Whether the run `id` holds what is asked for, on Postgres. */
export function holdsWords(id: RawBuilder<unknown>, { words, beginnings }: AskedWords): RawBuilder<boolean> {
  const asked = [...words.map((word) => `'${word}'`), ...beginnings.map((word) => `'${word}':*`)].join(' & ');
  return sql<boolean>`exists (select 1 from run_words where run = ${id} and words @@ ${asked}::tsquery)`;
}

/** Up to `limit` places after or before `from` that hold what is asked for, in their order, on SQLite. */
export async function findPlaces(
  db: Kysely<Database>,
  { words, beginnings }: AskedWords,
  { from, upwards, limit }: { from: number; upwards: boolean; limit: number },
): Promise<number[]> {
  // Words are letters, digits and marks: they cannot end the quotes that keep them from being operators.
  const begun = await Promise.all(beginnings.map((word) => wordsFrom(db, word)));
  const asked = [...words.map((word) => `"${word}"`), ...begun].join(' AND ');
  const [beyond, order] = upwards ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const { rows } = await sql<{ seq: number }>`
    select rowid as seq from run_words where run_words match ${asked} and rowid ${beyond} ${from}
    order by rowid ${order} limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
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

/** Title, text, instructions and note. */
function searchedText({ title, note, request }: Searched): string {
  const { inputText, prompt, additionalInstructions } = JSON.parse(request);
  return [title, inputText, prompt, additionalInstructions, note].filter((part) => typeof part === 'string').join('\n');
}
