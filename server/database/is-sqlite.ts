import 'server-only';
import type { Kysely } from 'kysely';

/**
 * Whether the database is SQLite, by the mark of `sqlite-dialect.ts`. Not by its class: the bundled server has each
 * class several times over, and the one handle of the process was made by one of them.
 */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  const { adapter } = db.getExecutor();
  return 'isSqlite' in adapter && adapter.isSqlite === true;
}
