import 'server-only';
import { type Kysely, type MigrationInfo, Migrator } from 'kysely';
import { ALL_MIGRATIONS } from './migrations/all-migrations';
import type { Database } from './tables';

type MigrationSteps = {
  /** Called with the newest migration of an existing database before it is migrated further. */
  beforeChange?(version: string): Promise<void>;
  /** Called before a database without tables gets its first. */
  beforeFirst?(): Promise<void>;
};

/**
 * Migrates the database to the current schema. Several processes may call it at once: one migrates, the others wait.
 * @throws Error naming the failed migration, which is rolled back; or if the schema is newer
 */
export async function migrate(db: Kysely<Database>, { beforeChange, beforeFirst }: MigrationSteps = {}): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ALL_MIGRATIONS } });
  const executed = await executedMigrations(db);
  const newer = executed.filter((name) => !(name in ALL_MIGRATIONS)).at(-1);
  if (newer)
    throw new Error(`this data is from a newer version of Cardwright (${newer}). Start that version or a later one`);
  const version = executed.at(-1);
  if (version === undefined) await beforeFirst?.();
  else if (executed.length < Object.keys(ALL_MIGRATIONS).length) await beforeChange?.(version);
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the migration table';
  throw new Error(`The database could not be prepared (${failed}).`, { cause: error });
}

/** The names in order; none for a new database. `Migrator.getMigrations` leaves out the names that it does not know. */
async function executedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await (db as unknown as Kysely<{ kysely_migration: Pick<MigrationInfo, 'name'> }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
