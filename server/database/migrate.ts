import 'server-only';
import { randomUUID } from 'node:crypto';
import { link, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, type Migration, type MigrationInfo, Migrator, sql } from 'kysely';
import { up as schema } from './migrations/0022-schema';
import * as since from './migrations/since-release';
import type { Database } from './tables';

/** The last migration of the development versions, which together made the schema of the first release. */
const FIRST = '0022-titles';

/** In order of name. A static list: a bundled server has no folder to scan. */
export const ALL_MIGRATIONS: Record<string, Migration> = {
  [FIRST]: { up: schema },
  '0023-send-attempts': { up: since.sendAttempts },
  '0024-requesters': { up: since.requesters },
  '0025-connections': { up: since.connections },
  '0026-api-tokens': { up: since.apiTokens },
  '0027-webhooks': { up: since.webhooks },
  '0028-batches': { up: since.batches },
  '0029-last-results': { up: since.lastResults },
};

type ExecutedMigrations = { kysely_migration: Pick<MigrationInfo, 'name'> };

type MigrationSteps = {
  /** For tests: the steps of a later version. */
  migrations?: Record<string, Migration>;
  /** Called with the newest migration of an existing database before it is migrated further. */
  beforeChange?(version: string): Promise<void>;
  /** Called before a database without tables gets its first. */
  beforeFirst?(): Promise<void>;
};

/**
 * Migrates the database to the current schema. Several processes may call it at once: one migrates, the others wait.
 * @throws Error naming the failed migration, which is rolled back; or if the schema is newer, or older than the first
 */
export async function migrate(
  db: Kysely<Database>,
  { migrations = ALL_MIGRATIONS, beforeChange, beforeFirst }: MigrationSteps = {},
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const executed = await executedMigrations(db);
  const version = executed.at(-1);
  if (version === undefined) await beforeFirst?.();
  else {
    if (!executed.includes(FIRST))
      throw new Error(
        `this data is from a version of Cardwright before its first release (${version}). Use an empty database instead`,
      );
    const newer = executed.filter((name) => name > FIRST && !(name in migrations)).at(-1);
    if (newer)
      throw new Error(`this data is from a newer version of Cardwright (${newer}). Start that version or a later one`);
    if (Object.keys(migrations).some((name) => !executed.includes(name))) await beforeChange?.(version);
    // A database of the last development version lists each of the steps that are now one.
    if (executed[0] !== FIRST) await forgetEarlierMigrations(db);
  }
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the migration table';
  throw new Error(`The database could not be prepared (${failed}).`, { cause: error });
}

async function forgetEarlierMigrations(db: Kysely<Database>): Promise<void> {
  await (db as unknown as Kysely<ExecutedMigrations>)
    .deleteFrom('kysely_migration')
    .where('name', '<', FIRST)
    .execute();
}

/** The names in order; none for a new database. `Migrator.getMigrations` leaves out the names that it does not know. */
async function executedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await (db as unknown as Kysely<ExecutedMigrations>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

const COPY_NAME = /^cardwright-\d{4}[\w-]*\.sqlite$/;
/** How long a copy is kept, like the trash: it still holds what was deleted since. In milliseconds. */
const COPIES_KEPT = 30 * 86_400_000;

/**
 * Copies the database aside before it is migrated, named after its newest migration: once per version.
 * @throws the database's error, for example if the disk is full
 */
export async function copyBeforeMigration<Tables>(db: Kysely<Tables>, file: string, version: string): Promise<void> {
  const copy = path.join(path.dirname(file), `cardwright-${version}.sqlite`);
  if (await stat(copy).catch(() => null)) return;
  const unfinished = `${file}-copy-${randomUUID()}`;
  try {
    await sql`vacuum into ${unfinished}`.execute(db);
    // Another process may have made its copy meanwhile: the first one stays.
    await link(unfinished, copy).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
}

export const isMigrationCopy = (name: string): boolean => COPY_NAME.test(name);

export async function dropOldCopies(dataDir: string, now: Date): Promise<void> {
  for (const name of (await readdir(dataDir).catch(() => [])).filter(isMigrationCopy)) {
    const copy = path.join(dataDir, name);
    const found = await stat(copy).catch(() => null);
    if (found && found.mtimeMs < now.getTime() - COPIES_KEPT) await rm(copy, { force: true });
  }
}
