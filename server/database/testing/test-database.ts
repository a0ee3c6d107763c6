import 'server-only';
import { Kysely, sql } from 'kysely';
import { migrate } from '../migrate';
import { postgresDialect } from '../open-database';
import { DurableSqliteDialect } from '../sqlite-dialect';
import type { Database } from '../tables';
import { TABLES } from '../tables';
import { createTestDatabase } from './test-postgres';

/** A server with a migrated database to copy; undefined if the tests run on SQLite. */
export type TestServer = { address: string; template: string } | undefined;

const server = (globalThis as typeof globalThis & { cardwrightTestPostgres?: TestServer }).cardwrightTestPostgres;

/** The database of this test run: each file that uses one runs once on either (`vitest.config.ts`). */
export const TEST_DIALECT: 'sqlite' | 'postgres' = server ? 'postgres' : 'sqlite';

/**
 * A migrated database without rows, for tests: SQLite in memory, or one on the run's Postgres. Close it with
 * `destroy()`.
 */
export async function testDatabase(): Promise<Kysely<Database>> {
  if (server) return postgresDatabase(server);
  const db = new Kysely<Database>({ dialect: new DurableSqliteDialect(':memory:') });
  await migrate(db);
  return db;
}

/**
 * Databases that earlier tests of this file no longer use: emptying one takes a hundredth of the time of creating one.
 */
const free: string[] = [];

async function postgresDatabase({ address, template }: NonNullable<TestServer>) {
  const url = free.pop() ?? (await createTestDatabase(address, template));
  const db = new Kysely<Database>({ dialect: postgresDialect(url) });
  const destroy = db.destroy.bind(db);
  db.destroy = async () => {
    const isEmpty = await empty(db);
    await destroy();
    if (isEmpty) free.push(url);
  };
  return db;
}

/** False if the test also changed the schema: such a database is not reused. */
async function empty(db: Kysely<Database>): Promise<boolean> {
  const deletions = TABLES.toReversed().map((table) => `delete from ${table}`);
  try {
    await sql.raw(deletions.join('; ')).execute(db);
    return true;
  } catch {
    return false;
  }
}
