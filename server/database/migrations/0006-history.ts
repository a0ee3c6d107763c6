import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite';
import { indexAllWords } from './0006-index-words';

/** The history's order, stars, notes, trash and word index (`composer-tables.ts`, `word-index.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  const onSqlite = isSqlite(db);
  // A number beyond 32 bits: Postgres returns its own integers of that size as text.
  const place = onSqlite ? 'integer' : 'double precision';
  // Sorted by bytes on both: Postgres would use the collation of its database.
  const byBytes = onSqlite ? sql`text` : sql`text collate "C"`;
  // SQLite adds one column per statement.
  const table = db.schema.alterTable('generations');
  await table.addColumn('seq', place, (column) => column.notNull().defaultTo(0)).execute();
  await table.addColumn('title_sort', byBytes, (column) => column.notNull().defaultTo('')).execute();
  await table.addColumn('star', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await table.addColumn('note', 'text').execute();
  await table.addColumn('theme_id', 'text').execute();
  await table.addColumn('deleted_at', 'text').execute();
  await placeRuns(db);

  // Each order with all filter columns, so that a filtered row is skipped without being read: it may be a megabyte.
  const filters = 'id, state, target, operation, format, star, deleted_at, theme_id';
  await sql.raw(`create index generations_by_seq on generations (seq, ${filters})`).execute(db);
  await sql.raw(`create index generations_by_title on generations (title_sort, seq, ${filters})`).execute(db);
  await sql
    .raw(`create index generations_by_credits on generations (coalesce(credits_deducted, -1), seq, ${filters})`)
    .execute(db);
  // Only for the trash: otherwise SQLite would use it for "not in the trash", which is nearly everything, and sort.
  await sql
    .raw('create index generations_deleted on generations (deleted_at) where deleted_at is not null')
    .execute(db);

  // Stores which words a row has, not their positions: a third of the size, and all that a search needs. Prefixes of
  // up to four letters have lists of their own; otherwise each would be merged from thousands.
  const words = onSqlite
    ? `create virtual table run_words using fts5(words, content='', contentless_delete=1, detail=none,
        tokenize='ascii', prefix='1 2 3 4')`
    : `create table run_words (run text primary key references generations (id) on delete cascade, words tsvector not null)`;
  await sql.raw(words).execute(db);
  // The vocabulary, read from the index itself.
  if (onSqlite) await sql`create virtual table run_words_vocab using fts5vocab(run_words, row)`.execute(db);
  await indexAllWords(db);
  if (!onSqlite) await sql.raw('create index run_words_gin on run_words using gin (words)').execute(db);
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function placeRuns(db: Kysely<any>): Promise<void> {
  const rows: { id: string; created_at: string }[] = await db
    .selectFrom('generations')
    .select(['id', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  let last = 0;
  for (const { id, created_at } of rows) {
    last = Math.max(last + 1, Date.parse(created_at) * 1024);
    const { title_key, request } = await db
      .selectFrom('generations')
      .select(['title_key', 'request'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('generations')
      .set({
        seq: last,
        title_sort: title_key.slice(0, 100).replace(/[\ud800-\udbff]$/, ''),
        theme_id: JSON.parse(request).themeId ?? null,
      })
      .where('id', '=', id)
      .execute();
  }
}
