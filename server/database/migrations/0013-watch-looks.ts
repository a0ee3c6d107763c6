import type { Kysely } from 'kysely';

/** The last status request for a generation, and its error. */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  // SQLite adds one column per statement.
  await db.schema.alterTable('generations').addColumn('looked_at', 'text').execute();
  await db.schema.alterTable('generations').addColumn('look_problem', 'text').execute();
}
