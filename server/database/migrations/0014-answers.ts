import type { Kysely } from 'kysely';

/** The last response of the service about a run, as JSON (`composer-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('generations').addColumn('last_answer', 'text').execute();
}
