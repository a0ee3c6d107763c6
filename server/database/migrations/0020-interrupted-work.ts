import type { Kysely } from 'kysely';

/** How the work on a generation that its process did not survive was done (`engine-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('engine_generations').addColumn('working', 'text').execute();
}
