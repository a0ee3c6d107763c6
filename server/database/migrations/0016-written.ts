import type { Kysely } from 'kysely';

/** What a language model wrote for a generation (`engine-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('engine_written')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('generation_id', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('prompt_version', 'text', (column) => column.notNull())
    .addColumn('tokens_in', 'integer', (column) => column.notNull())
    .addColumn('tokens_out', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('engine_written_by_generation').on('engine_written').column('generation_id').execute();
}
