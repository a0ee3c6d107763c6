import 'server-only';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '../log/log';
import { checkSqlite, refuseEmptied, refuseForeignFiles, refuseRemains } from './check-sqlite';
import { copyBeforeMigration } from './copy-before-migration';
import { postgresUnusable, sqliteUnusable } from './database-unusable';
import { migrate } from './migrate';
import { DurableSqliteDialect } from './sqlite-dialect';
import type { Database } from './tables';

/**
 * With `url`, Postgres at that address; otherwise SQLite in `dataDir`, which is created if missing. `isTarget`: a copy
 * is made into it, so that it may be empty although `dataDir` has files.
 */
type DatabasePlace = { url?: string; dataDir: string; isTarget?: boolean };

/**
 * Opens and migrates the database. The caller closes it (`destroy`).
 * @throws DatabaseUnusable if it cannot be reached, written or migrated
 */
export async function openDatabase(place: DatabasePlace): Promise<Kysely<Database>> {
  return place.url ? openPostgres(place.url, place) : openSqlite(place.dataDir);
}

async function openPostgres(url: string, { dataDir, isTarget }: DatabasePlace): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect: postgresDialect(url) });
  const beforeFirst = isTarget ? undefined : () => refuseForeignFiles(dataDir);
  return prepare(db, () => migrate(db, { beforeFirst }), postgresUnusable);
}

async function openSqlite(dataDir: string): Promise<Kysely<Database>> {
  const file = path.join(dataDir, 'cardwright.sqlite');
  const db = new Kysely<Database>({ dialect: new DurableSqliteDialect(file) });
  const work = async () => {
    await mkdir(dataDir, { recursive: true });
    await refuseEmptied(file);
    await checkSqlite(db, file);
    await migrate(db, {
      beforeFirst: () => refuseRemains(file),
      beforeChange: (version) => copyBeforeMigration(db, file, version),
    });
  };
  return prepare(db, work, (error) => sqliteUnusable(file, error));
}

async function prepare(
  db: Kysely<Database>,
  work: () => Promise<void>,
  unusable: (error: unknown) => Error,
): Promise<Kysely<Database>> {
  try {
    await work();
    return db;
  } catch (cause) {
    await db.destroy().catch(() => {});
    throw unusable(cause);
  }
}

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT = 10_000;
const STATEMENT_TIMEOUT = 60_000;

/** Postgres with a connection pool. `url` is a `postgres://` address. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    application_name: 'cardwright',
  });
  // An idle connection that breaks raises its error here; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection failed'));
  return new PostgresDialect({ pool });
}
