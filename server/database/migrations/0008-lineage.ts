import { type Kysely, sql } from 'kysely';

/** What a run was made from, the family that makes of them, and what a draft goes back to (`composer-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  // SQLite adds one column a statement. Neither is a foreign key: a family outlives the run that it began with.
  await db.schema.alterTable('generations').addColumn('made_from', 'text').execute();
  await db.schema.alterTable('generations').addColumn('family', 'text').execute();
  await db.schema.alterTable('drafts').addColumn('origin', 'text').execute();

  // Of families alone, for most runs have none. With all that filters, so that a family is read out of its index.
  const filters = 'id, state, target, operation, format, star, deleted_at, theme_id';
  await sql
    .raw(`create index generations_by_family on generations (family, seq, ${filters}) where family is not null`)
    .execute(db);
  await sql
    .raw('create index generations_made_from on generations (made_from, seq) where made_from is not null')
    .execute(db);
}
