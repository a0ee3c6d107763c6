import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { HAS_DUE, type JobTable } from './claim-due';
import { isDeadWorker } from './worker-name';

export type Held = { id: string; owner: string };

/** Renews the lease; false if the row is no longer ours, and work on it must stop. */
export async function renewLease(
  db: Kysely<Database>,
  table: JobTable,
  { id, owner, until }: Held & { until: Date },
): Promise<boolean> {
  const renewed = await sql`
    update ${sql.table(table)} set lease_until = ${until.toISOString()}
    where id = ${id} and lease_owner = ${owner}`.execute(db);
  return renewed.numAffectedRows === 1n;
}

/** Releases the row for any other worker. Does nothing if it is no longer ours. */
export async function releaseLease(db: Kysely<Database>, table: JobTable, { id, owner }: Held): Promise<void> {
  await sql`
    update ${sql.table(table)} set lease_until = null, lease_owner = null
    where id = ${id} and lease_owner = ${owner}`.execute(db);
}

/** When the next row of these states is due, or its lease expires; null if there is none. */
export async function nextDue(db: Kysely<Database>, table: JobTable, states: readonly string[]): Promise<Date | null> {
  const found = await sql<{ due: string | null }>`
    select min(case when lease_until is not null and lease_until > due_at then lease_until else due_at end) as due
    from ${sql.table(table)}
    where ${HAS_DUE} and state in (${sql.join([...states])})`.execute(db);
  const due = found.rows[0]?.due;
  return due ? new Date(due) : null;
}

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
