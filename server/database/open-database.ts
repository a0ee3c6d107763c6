import 'server-only';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { errorCode, isDiskFull, markDatabaseLost } from '../http/known-cause';
import { log } from '../log/log';
import { copyBeforeMigration, isMigrationCopy, migrate } from './migrate';
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
  // A connection that breaks raises errors at its client, and if it is idle at the pool too; without listeners they
  // would end the process.
  pool.on('connect', (client) => {
    client.once('error', (error) => log.warn({ error: error.message }, 'a database connection failed'));
    // Its unfinished statements fail with the same error.
    client.on('error', markDatabaseLost);
  });
  pool.on('error', () => {});
  const connect = () => pool.connect().catch((error) => Promise.reject(markDatabaseLost(error)));
  return new PostgresDialect({ pool: { connect, end: () => pool.end() } });
}

/** A larger database is not read through at each start: 256 MB take about a second. In bytes. */
const CHECKED_UP_TO = 256 * 1024 * 1024;

/** The first bytes of each SQLite database. It takes a shorter file for a new database, whatever its content. */
const MAGIC = 'SQLite format 3\0';

/**
 * Refuses a file that is missing or empty although its log, files or copies of it exist: a new database in its place
 * would look like lost data, and SQLite would delete the log that may still hold it.
 * @throws DatabaseUnusable, or the system's error
 */
async function refuseEmptied(file: string): Promise<void> {
  const size = await sizeOf(file);
  if (size > 0) return refuseOther(file);
  const log = `${file}-wal`;
  await refuseRemains(file, size < 0 ? 'missing' : 'empty', (await sizeOf(log)) > 0 ? log : null);
}

async function refuseOther(file: string): Promise<void> {
  const start = Buffer.alloc(MAGIC.length);
  const handle = await open(file);
  await handle.read(start).finally(() => handle.close());
  if (start.toString('latin1') !== MAGIC) throw Object.assign(new Error('no database'), { code: 'SQLITE_NOTADB' });
}

/** @throws DatabaseUnusable if the database has no tables, but files or copies of it exist */
async function refuseRemains(file: string, state = 'empty', log: string | null = null): Promise<void> {
  const dataDir = path.dirname(file);
  const copy = (await readdir(dataDir).catch(() => [])).find(isMigrationCopy);
  const found = log ?? (copy ? path.join(dataDir, copy) : await findFile(path.join(dataDir, 'files')));
  if (found)
    throw new DatabaseUnusable(
      `The database in DATA_DIR (${file}) is ${state}, but ${found} exists. Restore the database from a backup, or set DATA_DIR to an empty folder.`,
    );
}

/** Whether an empty Postgres would be used with the files of another database. @throws DatabaseUnusable */
async function refuseForeignFiles(dataDir: string): Promise<void> {
  const found = await findFile(path.join(dataDir, 'files'));
  if (found)
    throw new DatabaseUnusable(
      `The database at DATABASE_URL is empty, but DATA_DIR has files (${found}). Copy their database with \`npm run database:copy\`, or set DATA_DIR to an empty folder.`,
    );
}

/**
 * Reads the whole database if it is small, and at least its schema.
 * @throws DatabaseUnusable if it is damaged, or another program's
 */
async function checkSqlite<Tables>(db: Kysely<Tables>, file: string): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table'`.execute(db);
  if (tables.length > 0 && !tables.some(({ name }) => name === 'kysely_migration'))
    throw new DatabaseUnusable(`The database in DATA_DIR (${file}) belongs to another program. Set DATA_DIR.`);
  if ((await sizeOf(file)) > CHECKED_UP_TO) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const fault = rows[0]?.quick_check ?? 'ok';
  if (fault !== 'ok')
    throw new DatabaseUnusable(
      `The database in DATA_DIR (${file}) is damaged. Restore it from a backup. (${fault.replace(/\s+/g, ' ')})`,
    );
}

/** In bytes; -1 if there is none. */
async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? -1;
}

/** A stored file. Unfinished ones in `incoming` do not count. */
async function findFile(folder: string): Promise<string | null> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const place = path.join(folder, entry.name);
    if (entry.isFile()) return place;
    if (!entry.isDirectory() || entry.name === 'incoming') continue;
    const found = await findFile(place);
    if (found) return found;
  }
  return null;
}

/** The database cannot be used. The message is one sentence for the operator, with the variable and the cause. */
export class DatabaseUnusable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnusable';
  }
}

/** By the start of SQLite's and the system's error codes; the first that fits. */
const SQLITE_CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_NOTADB/, 'it is not a SQLite database, or it is damaged. Restore it from a backup'],
  [/^SQLITE_(CORRUPT|FORMAT)/, 'it is damaged. Restore it from a backup'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another program is using it'],
  [/^(SQLITE_(READONLY|PERM|AUTH)|EACCES|EPERM|EROFS)/, 'the file or its folder is read-only for this user'],
  [/^SQLITE_CANTOPEN/, 'the file cannot be opened, or its folder is read-only for this user'],
  [/^(ENOTDIR|EEXIST)/, 'a part of the path is a file, not a folder'],
  [/^ENOENT/, 'the folder cannot be created'],
  [/^EISDIR/, 'it is a folder, not a file'],
  [/^SQLITE_IOERR/, 'reading or writing the disk failed'],
];

/** `file` is in `DATA_DIR`. */
function sqliteUnusable(file: string, error: unknown): DatabaseUnusable {
  if (error instanceof DatabaseUnusable) return error;
  const code = errorCode(error);
  const known = isDiskFull(error) ? 'the disk is full' : SQLITE_CAUSES.find(([codes]) => codes.test(code))?.[1];
  return unusable(`The database in DATA_DIR (${file})`, known, error);
}

function postgresUnusable(error: unknown): DatabaseUnusable {
  if (error instanceof DatabaseUnusable) return error;
  return unusable('The database at DATABASE_URL', undefined, error);
}

function unusable(which: string, known: string | undefined, error: unknown): DatabaseUnusable {
  const code = errorCode(error);
  const cause = known ?? lastCause(error);
  return new DatabaseUnusable(
    `${which} cannot be opened: ${cause}${code && !cause.includes(code) ? ` (${code})` : ''}.`,
    {
      cause: error,
    },
  );
}

function lastCause(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  // A refused connection to several addresses has no message, only errors.
  if (cause instanceof AggregateError && cause.message === '') cause = cause.errors[0];
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.replace(/\.$/, '') || 'unknown error';
}
