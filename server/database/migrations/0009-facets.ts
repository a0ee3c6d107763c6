import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite';

/**
 * For the history's speed: the runs outside the trash by their filter attributes (`run-facets.ts`), with all that
 * orders them. The few runs of a filter are adjacent here, but scattered in the index of an order.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  const facets = `(target || ' ' || operation || ' ' || state || ' ' || cast(star as text) || ' ' || coalesce(format, ''))`;
  // On Postgres, an index-only scan of an expression index also needs the columns of the expression.
  const parts = isSqlite(db) ? '' : 'include (target, operation, state, star, format)';
  await sql
    .raw(
      `create index generations_by_facets on generations
        (${facets}, theme_id, seq, id, title_sort, credits_deducted, deleted_at) ${parts} where deleted_at is null`,
    )
    .execute(db);
  if (!isSqlite(db)) return;
  // The vocabulary by occurrence: `row` first counts the places of each word, a hundred thousand for a common one.
  await sql`drop table run_words_vocab`.execute(db);
  await sql`create virtual table run_words_terms using fts5vocab(run_words, instance)`.execute(db);
}
