import type { Kysely } from 'kysely';

/** The tables of `engine-tables.ts`. A migration that has landed is never changed: a new one follows it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('engine_settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('engine_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('balance', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('engine_ledger')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('generation_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('engine_folders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('is_member', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('engine_folders_by_name').on('engine_folders').columns(['name_key', 'id']).execute();
  await db.schema
    .createTable('engine_themes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('engine_themes_by_name').on('engine_themes').columns(['name_key', 'id']).execute();
  await db.schema
    .createTable('engine_artifacts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('generation_id', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('image_source', 'text', (column) => column.notNull())
    .addColumn('text_length', 'integer', (column) => column.notNull())
    .addColumn('header_footer', 'text')
    .addColumn('deck', 'text', (column) => column.notNull())
    .addColumn('warnings', 'text', (column) => column.notNull())
    .addColumn('sharing', 'text', (column) => column.notNull())
    .addColumn('folder_ids', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('engine_generations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('start_warnings', 'text', (column) => column.notNull())
    .addColumn('reserved', 'integer', (column) => column.notNull())
    .addColumn('deducted', 'integer')
    .addColumn('remaining', 'integer')
    .addColumn('warnings', 'text', (column) => column.notNull())
    .addColumn('error_message', 'text')
    .addColumn('error_status', 'integer')
    .addColumn('artifact_id', 'text')
    .addColumn('cards_done', 'integer', (column) => column.notNull())
    .addColumn('cards_total', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema.createIndex('engine_generations_due').on('engine_generations').columns(['due_at', 'state']).execute();
  await db.schema
    .createTable('engine_exports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('artifact_id', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('file_key', 'text', (column) => column.notNull())
    .addColumn('warnings', 'text', (column) => column.notNull())
    .execute();
}
