import type { Kysely } from 'kysely';

/** The tables of `composer-tables.ts`. A migration that has landed is never changed: a new one follows it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('generations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('submission_id', 'text', (column) => column.notNull().unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('format', 'text')
    .addColumn('cards', 'integer')
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('draft', 'text')
    .addColumn('service_status', 'text')
    .addColumn('generation_id', 'text')
    .addColumn('artifact_id', 'text')
    .addColumn('artifact_url', 'text')
    .addColumn('export_url', 'text')
    .addColumn('credits_deducted', 'double precision')
    .addColumn('credits_remaining', 'double precision')
    .addColumn('warnings', 'text', (column) => column.notNull())
    .addColumn('error_message', 'text')
    .addColumn('error_status', 'integer')
    .addColumn('error_fields', 'text', (column) => column.notNull())
    .addColumn('resends', 'integer', (column) => column.notNull())
    .addColumn('send_tries', 'integer', (column) => column.notNull())
    .addColumn('throttles', 'integer', (column) => column.notNull())
    .addColumn('polls', 'integer', (column) => column.notNull())
    .addColumn('unknown_since', 'text')
    .addColumn('watch_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('ended_at', 'text')
    .execute();
  // The history's order, and the worker's query, which runs many times a minute.
  await db.schema.createIndex('generations_newest').on('generations').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('generations_due').on('generations').columns(['due_at', 'state']).execute();
  await db.schema.createIndex('generations_service_id').on('generations').columns(['generation_id']).execute();

  await db.schema
    .createTable('kept_exports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('generation_row', 'text', (column) => column.notNull().references('generations.id').onDelete('cascade'))
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('file_key', 'text')
    .addColumn('file_name', 'text')
    .addColumn('bytes', 'integer')
    .addColumn('reason', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('kept_exports_of_row').on('kept_exports').columns(['generation_row']).execute();
  await db.schema.createIndex('kept_exports_due').on('kept_exports').columns(['due_at', 'state']).execute();

  await db.schema
    .createTable('run_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('generation_row', 'text', (column) => column.notNull().references('generations.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('http_status', 'integer')
    .addColumn('request_id', 'text')
    .addColumn('detail', 'text')
    .execute();
  await db.schema.createIndex('run_events_of_row').on('run_events').columns(['generation_row', 'id']).execute();
}
