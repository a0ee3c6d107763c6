import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import type { JobTable } from './claim-due';

export type Held = { id: string; owner: string };

/** Lengthens the lease; false when the row is no longer ours: whoever works on it must stop. */
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

/** Lets the row go, for whoever comes next. Nothing happens when it is no longer ours. */
export async function releaseLease(db: Kysely<Database>, table: JobTable, { id, owner }: Held): Promise<void> {
  await sql`
    update ${sql.table(table)} set lease_until = null, lease_owner = null
    where id = ${id} and lease_owner = ${owner}`.execute(db);
}

/**
 * That a row is due at some time, so that SQLite reads it off the index: for `is not null` it looks at every row that
 * ever was, 50 milliseconds' worth of a hundred thousand, and does so each second.
 */
export const HAS_DUE = sql`due_at > ''`;

/** When the next row of these states is due, or its lease runs out; null when there is none. */
export async function nextDue(db: Kysely<Database>, table: JobTable, states: readonly string[]): Promise<Date | null> {
  const found = await sql<{ due: string | null }>`
    select min(case when lease_until is not null and lease_until > due_at then lease_until else due_at end) as due
    from ${sql.table(table)}
    where ${HAS_DUE} and state in (${sql.join([...states])})`.execute(db);
  const due = found.rows[0]?.due;
  return due ? new Date(due) : null;
}
