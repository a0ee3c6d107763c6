import type { Kysely } from 'kysely';

/** The credits around each send, and the newest known figure of each target (`composer-tables.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  // SQLite adds one column per statement.
  for (const moment of ['before', 'after']) {
    await db.schema.alterTable('generations').addColumn(`balance_${moment}`, 'double precision').execute();
    await db.schema.alterTable('generations').addColumn(`balance_${moment}_at`, 'text').execute();
  }
  await db.schema
    .createTable('balances')
    .addColumn('target', 'text', (column) => column.primaryKey())
    .addColumn('remaining', 'double precision', (column) => column.notNull())
    .addColumn('as_of', 'text', (column) => column.notNull())
    .execute();
}
