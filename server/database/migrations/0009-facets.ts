import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite';

/**
 * For the history's speed. The runs outside the bin by what a filter asks of them (`run-facets.ts`), with all that orders them: few runs of a
 * filter are found together, where the index of an order has them anywhere.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  const facets = `(target || ' ' || operation || ' ' || state || ' ' || cast(star as text) || ' ' || coalesce(format, ''))`;
  // Postgres reads no index alone that has an expression without what that is made of.
  const parts = isSqlite(db) ? '' : 'include (target, operation, state, star, format)';
  await sql
    .raw(
      `create index generations_by_facets on generations
        (${facets}, theme_id, seq, id, title_sort, credits_deducted, deleted_at) ${parts} where deleted_at is null`,
    )
    .execute(db);
  if (!isSqlite(db)) return;
  // The words that there are, place by place: `row` counts the places of each first, a hundred thousand of a common one.
  await sql`drop table run_words_vocab`.execute(db);
  await sql`create virtual table run_words_terms using fts5vocab(run_words, instance)`.execute(db);
}
