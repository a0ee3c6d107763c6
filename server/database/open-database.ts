import 'server-only';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrate';
import { postgresDialect } from './postgres-dialect';
import { DurableSqliteDialect } from './sqlite-dialect';
import type { Database } from './tables';

/** With `url`, Postgres at that address; otherwise SQLite in `dataDir`, which is created if missing. */
export type DatabasePlace = { url?: string; dataDir: string };

/**
 * Opens and migrates the database. The caller closes it (`destroy`).
 * @throws Error if it cannot be reached, written or migrated
 */
export async function openDatabase({ url, dataDir }: DatabasePlace): Promise<Kysely<Database>> {
  if (!url) await mkdir(dataDir, { recursive: true });
  const dialect = url ? postgresDialect(url) : new DurableSqliteDialect(path.join(dataDir, 'cardwright.sqlite'));
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db);
    return db;
  } catch (cause) {
    await db.destroy().catch(() => {});
    throw cause;
  }
}
