import type { Kysely } from 'kysely';

/** Outlines that a person approves before the cards are written (`engine-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('engine_reviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
