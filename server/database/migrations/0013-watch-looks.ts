import type { Kysely } from 'kysely';

/** The last look at a generation, and what went wrong with it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  // SQLite adds one column a statement.
  await db.schema.alterTable('generations').addColumn('looked_at', 'text').execute();
  await db.schema.alterTable('generations').addColumn('look_problem', 'text').execute();
}
