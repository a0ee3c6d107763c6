import type { Kysely } from 'kysely';

/** Each try to send a run (`composer-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('generations')
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('send_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('generation_row', 'text', (column) => column.notNull().references('generations.id').onDelete('cascade'))
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('outcome', 'text')
    .addColumn('generation_id', 'text')
    .execute();
  await db.schema.createIndex('send_attempts_by_time').on('send_attempts').column('begun_at').execute();
  await db.schema.createIndex('send_attempts_by_run').on('send_attempts').column('generation_row').execute();
}
