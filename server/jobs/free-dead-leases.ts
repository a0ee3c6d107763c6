import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import type { JobTable } from './claim-due';
import { HAS_DUE } from './hold-lease';
import { isDeadWorker } from './worker-name';

/**
 * Ends the leases of this machine's dead workers, so that interrupted work resumes at the next start rather than when
 * the lease expires. Only on SQLite, whose workers are all on one machine; the workers of a Postgres may run
 * anywhere, and their leases must expire.
 */
export async function freeDeadLeases(db: Kysely<Database>, table: JobTable): Promise<void> {
  if (!isSqlite(db)) return;
  const held = await sql<{ lease_owner: string }>`
    select distinct lease_owner from ${sql.table(table)} where lease_owner is not null and ${HAS_DUE}`.execute(db);
  for (const { lease_owner: owner } of held.rows) {
    if (!isDeadWorker(owner)) continue;
    await sql`
      update ${sql.table(table)} set lease_owner = null, lease_until = null where lease_owner = ${owner}`.execute(db);
  }
}
