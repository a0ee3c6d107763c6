import type { Kysely } from 'kysely';

/** Cancelled generations, the sources of cards, and what a model rewrote of them (`engine-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('engine_generations').addColumn('cancelled_at', 'text').execute();
  await db.schema
    .alterTable('engine_artifacts')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('engine_sources')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('generation_id', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('engine_sources_by_generation').on('engine_sources').column('generation_id').execute();
  await db.schema
    .createTable('engine_rewrites')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('artifact_id', 'text', (column) => column.notNull())
    .addColumn('generation_id', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('card', 'integer', (column) => column.notNull())
    .addColumn('instruction', 'text', (column) => column.notNull())
    .addColumn('reserved', 'integer', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('error_message', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .execute();
  await db.schema.createIndex('engine_rewrites_due').on('engine_rewrites').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('engine_rewrites_by_artifact').on('engine_rewrites').column('artifact_id').execute();
}
