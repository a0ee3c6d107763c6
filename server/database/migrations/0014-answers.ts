import type { Kysely } from 'kysely';

/** The last response of the service about a run, as JSON (`composer-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('generations').addColumn('last_answer', 'text').execute();
}
