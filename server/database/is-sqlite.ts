import 'server-only';
import type { Kysely } from 'kysely';

/**
 * Whether the database is SQLite, by the flag of `sqlite-dialect.ts`. The class cannot be compared, because the bundled
 * server contains several copies of each class, and the process's only handle was made by one of them.
 */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  const { adapter } = db.getExecutor();
  return 'isSqlite' in adapter && adapter.isSqlite === true;
}
