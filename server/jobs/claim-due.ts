import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { JobColumns } from '../database/composer-tables';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';

/** The tables whose rows are jobs. */
export type JobTable = {
  [Name in keyof Database & string]: Database[Name] extends JobColumns ? Name : never;
}[keyof Database & string];

/** A claimed row. */
export type JobRow<Table extends JobTable> = Database[Table] & JobColumns;

export type ClaimTerms = {
  states: readonly string[];
  /** The lease owner: unique among all workers. */
  owner: string;
  now: Date;
  leaseMs: number;
  limit: number;
};

/**
 * Claims up to `limit` due rows without a lease, longest due first, in one statement, so that no two workers get the
 * same row. A row stays claimed until it is released, written with another lease, or the lease expires.
 */
export async function claimDue<Table extends JobTable>(
  db: Kysely<Database>,
  table: Table,
  { states, owner, now, leaseMs, limit }: ClaimTerms,
): Promise<JobRow<Table>[]> {
  if (limit < 1 || states.length === 0) return [];
  const at = now.toISOString();
  const until = new Date(now.getTime() + leaseMs).toISOString();
  const skipLocked = isSqlite(db) ? sql`` : sql`for update skip locked`;
  const claimed = await sql<JobRow<Table>>`
    update ${sql.table(table)} set lease_owner = ${owner}, lease_until = ${until}
    where id in (
      select id from ${sql.table(table)}
      where due_at <= ${at} and state in (${sql.join([...states])}) and (lease_until is null or lease_until <= ${at})
      order by due_at limit ${limit} ${skipLocked}
    )
    returning *`.execute(db);
  return claimed.rows;
}
