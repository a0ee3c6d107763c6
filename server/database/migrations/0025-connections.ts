import type { Kysely } from 'kysely';

/** Connections that a person makes in Settings: variables of the program and their values, encrypted. */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('connections')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}
