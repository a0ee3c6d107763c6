import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { RunRow } from '../../database/composer-tables';
import type { Database } from '../../database/database';
import { isSqlite } from '../../database/is-sqlite';
import { foldWords } from './fold-words';

// The table `run_words`, which Kysely does not know: on SQLite a contentless FTS5 table whose row ids are the places
// of the history (`run-seq.ts`), on Postgres the words as a tsvector beside the run's id. Both get words that were
// folded here, so that neither applies its own word rules. It is derived data, and no copy of a database includes it:
// `indexAllWords` rebuilds it.

export type Searched = Pick<RunRow, 'id' | 'seq' | 'title' | 'note' | 'request'>;

/** Indexes the run by its current words. Call it in the transaction that changes them. */
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

/** Removes the words of purged runs. On Postgres they are deleted with the run. */
export async function forgetWords(db: Kysely<Database>, seqs: readonly number[]): Promise<void> {
  if (!isSqlite(db) || seqs.length === 0) return;
  await sql`delete from run_words where rowid in (${sql.join([...seqs])})`.execute(db);
}

/** Pages of the index written in one step: a few milliseconds. */
const MERGE_PAGES = 16;

/**
 * One step of merging SQLite's word index into a single segment, which drops the words of deleted runs: until then
 * FTS5 only marks them. The first step starts it. False if nothing is left to merge.
 */
export async function mergeWords(db: Kysely<Database>, isFirst: boolean): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const before = await totalChanges(connection);
    const pages = isFirst ? -MERGE_PAGES : MERGE_PAGES;
    await sql`insert into run_words (run_words, rank) values ('merge', ${pages})`.execute(connection);
    // The statement itself counts as one change (FTS5, "The merge command").
    return (await totalChanges(connection)) - before >= 2;
  });
}

async function totalChanges(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
  return rows[0]?.count ?? 0;
}

const BATCH = 50;

/** Rebuilds the index of all runs in an empty table. Texts are long, so only a batch is held at a time. */
export async function indexAllWords(db: Kysely<Database>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('generations')
      .select(['id', 'seq', 'title', 'note', 'request'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) await indexWords(db, row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** Title, text, instructions and note. */
function searchedText({ title, note, request }: Searched): string {
  const { inputText, prompt, additionalInstructions } = JSON.parse(request);
  return [title, inputText, prompt, additionalInstructions, note].filter((part) => typeof part === 'string').join('\n');
}
