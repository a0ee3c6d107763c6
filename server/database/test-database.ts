import 'server-only';
import { Kysely } from 'kysely';
import { migrate } from './migrate';
import { DurableSqliteDialect } from './sqlite-dialect';
import type { Database } from './tables';

/** A fresh, migrated SQLite database in memory, for tests. Close it with `destroy()`. */
export async function testDatabase(): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect: new DurableSqliteDialect(':memory:') });
  await migrate(db);
  return db;
}
