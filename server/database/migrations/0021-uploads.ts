import type { Kysely } from 'kysely';

/** Pictures that people added to a text (`engine-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('engine_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_key', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('engine_uploads_by_file').on('engine_uploads').column('file_key').execute();
  await db.schema.createIndex('engine_uploads_by_time').on('engine_uploads').column('seen_at').execute();
}
