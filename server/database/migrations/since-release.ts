import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
type Any = Kysely<any>;

/** Each try to send a run (`composer-tables.ts`). */
export async function sendAttempts(db: Any): Promise<void> {
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

/** For whom each generation is made, and an index from which a claim reads whose turn it is. */
export async function requesters(db: Any): Promise<void> {
  await db.schema
    .alterTable('engine_generations')
    .addColumn('requester', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.dropIndex('engine_generations_due').execute();
  await db.schema
    .createIndex('engine_generations_due')
    .on('engine_generations')
    .columns(['due_at', 'state', 'requester', 'lease_until', 'lease_owner', 'id'])
    .execute();
  await db.schema.dropIndex('generations_due').execute();
  await db.schema
    .createIndex('generations_due')
    .on('generations')
    .columns(['due_at', 'state', 'draft_id', 'lease_until', 'lease_owner', 'id'])
    .execute();
}

/** Connections that a person makes in Settings: variables of the program and their values, encrypted. */
export async function connections(db: Any): Promise<void> {
  await db.schema
    .createTable('connections')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

/** Keys for `/v1.0` that a person makes in Settings. */
export async function apiTokens(db: Any): Promise<void> {
  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('start', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute();
}

/** Webhooks, and the messages to them. */
export async function webhooks(db: Any): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('paused_at', 'text')
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('tried_at', 'text')
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('problem', 'text')
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['due_at', 'state', 'webhook_id', 'lease_until', 'lease_owner', 'id'])
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_log')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'id'])
    .execute();
}

/** Batches and the rows of their tables (`composer-tables.ts`). */
export async function batches(db: Any): Promise<void> {
  await db.schema
    .createTable('batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('max_credits', 'integer')
    .addColumn('pause_reason', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema.createIndex('batches_by_time').on('batches').columns(['created_at', 'id']).execute();
  await db.schema
    .createTable('batch_rows')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('batch_id', 'text', (column) => column.notNull().references('batches.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('cells', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('run_id', 'text')
    .addColumn('problem', 'text')
    .addColumn('most_credits', 'double precision')
    .execute();
  await db.schema.createIndex('batch_rows_by_number').on('batch_rows').columns(['batch_id', 'number']).execute();
}

/** The last test of each connection, and why a webhook is paused. */
export async function lastResults(db: Any): Promise<void> {
  await db.schema
    .createTable('connection_tests')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('result', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('webhooks').addColumn('pause_reason', 'text').execute();
}
