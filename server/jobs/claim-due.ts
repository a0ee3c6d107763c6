import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { JobColumns } from '../database/composer-tables';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';

type Sql = RawBuilder<unknown>;

/**
 * Whether a row has a due time, in a form that lets SQLite use the index: with `is not null` it scans every row, 50
 * milliseconds for a hundred thousand, once a second.
 */
export const HAS_DUE = sql`due_at > ''`;

/** The tables whose rows are jobs. */
export type JobTable = {
  [Name in keyof Database & string]: Database[Name] extends JobColumns ? Name : never;
}[keyof Database & string];

export type JobRow<Table extends JobTable> = Database[Table] & JobColumns;

/** Rows with the same value in `by` share one turn: a worker takes from those of which it holds the fewest rows. */
export type Turns<Table extends JobTable> = {
  by: keyof JobRow<Table> & string;
  /** How many rows with one value a worker may hold at a time, so that others need not wait until one of them ends. */
  most: number;
};

export type ClaimTerms<Table extends JobTable = JobTable> = {
  states: readonly string[];
  /** The lease owner: unique among all workers. */
  owner: string;
  now: Date;
  leaseMs: number;
  limit: number;
  /** Without it, the longest due rows come first. */
  turns?: Turns<Table>;
};

/**
 * Claims up to `limit` due rows without a lease in one statement, so that no two workers get the same row. A row stays
 * claimed until it is released, written with another lease, or the lease expires.
 */
export async function claimDue<Table extends JobTable>(
  db: Kysely<Database>,
  table: Table,
  { states, owner, now, leaseMs, limit, turns }: ClaimTerms<Table>,
): Promise<JobRow<Table>[]> {
  if (limit < 1 || states.length === 0) return [];
  const at = now.toISOString();
  const until = new Date(now.getTime() + leaseMs).toISOString();
  const rows = sql.table(table);
  const work = sql`state in (${sql.join([...states])})`;
  const free = sql`due_at <= ${at} and ${work} and (lease_until is null or lease_until <= ${at})`;
  const held = sql`${HAS_DUE} and ${work} and lease_until > ${at} and lease_owner = ${owner}`;
  const skipLocked = isSqlite(db) ? sql`` : sql`for update skip locked`;
  const chosen = turns
    ? sql`
      select id from ${rows} join ranked using (id)
      where turn <= ${turns.most} and ${free} order by turn, due_at limit ${limit} ${skipLocked}`
    : sql`select id from ${rows} where ${free} order by due_at limit ${limit} ${skipLocked}`;
  const claimed = await sql<JobRow<Table>>`
    ${turns ? ranked(rows, turns.by, { free, held }) : sql``}
    update ${rows} set lease_owner = ${owner}, lease_until = ${until} where id in (${chosen}) returning *`.execute(db);
  return claimed.rows;
}

/** The turn of each free row: its place among those with the same value, after those that the worker holds already. */
function ranked(rows: Sql, column: string, { free, held }: { free: Sql; held: Sql }): Sql {
  const whose = sql`coalesce(${sql.ref(column)}, '')`;
  return sql`
    with held as (select ${whose} as whose, count(*) as number from ${rows} where ${held} group by ${whose}),
    free as (
      select id, ${whose} as whose, row_number() over (partition by ${whose} order by due_at, id) as place
      from ${rows} where ${free}
    ),
    ranked as (select id, place + coalesce(number, 0) as turn from free left join held using (whose))`;
}
