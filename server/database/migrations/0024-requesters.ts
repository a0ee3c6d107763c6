import type { Kysely } from 'kysely';

/** For whom each generation is made, and an index from which a claim reads whose turn it is. */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
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
