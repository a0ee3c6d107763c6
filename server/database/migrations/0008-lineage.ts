import { type Kysely, sql } from 'kysely';

/** What a run was made from, the family of those runs, and what a draft is based on (`composer-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  // SQLite adds one column per statement. Neither is a foreign key: a family outlives its first run.
  await db.schema.alterTable('generations').addColumn('made_from', 'text').execute();
  await db.schema.alterTable('generations').addColumn('family', 'text').execute();
  await db.schema.alterTable('drafts').addColumn('origin', 'text').execute();

  // Only rows with a family, since most runs have none. With all filter columns, so that a family is read from its
  // index.
  const filters = 'id, state, target, operation, format, star, deleted_at, theme_id';
  await sql
    .raw(`create index generations_by_family on generations (family, seq, ${filters}) where family is not null`)
    .execute(db);
  await sql
    .raw('create index generations_made_from on generations (made_from, seq) where made_from is not null')
    .execute(db);
}
