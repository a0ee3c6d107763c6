import 'server-only';
import { type Kysely, Migrator } from 'kysely';
import { ALL_MIGRATIONS } from './migrations/all-migrations';
import type { Database } from './tables';

/**
 * Migrates the database to the current schema. Several processes may call it at once: one migrates, the others wait.
 * @throws Error naming the failed migration, which is rolled back
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ALL_MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the migration table';
  throw new Error(`The database could not be prepared (${failed}).`, { cause: error });
}
