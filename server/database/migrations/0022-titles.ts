import type { Kysely } from 'kysely';

/** The title that a person typed for a generation (`engine-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('engine_generations').addColumn('title', 'text').execute();
}
