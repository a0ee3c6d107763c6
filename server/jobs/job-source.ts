import 'server-only';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Kysely, sql } from 'kysely';
import { now } from '../database/clock';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { perProcess } from '../per-process';
import { claimDue, HAS_DUE, type JobRow, type JobTable, type Turns } from './claim-due';

/** A claimed piece of work. */
export type Job = { id: string };

/**
 * A source of work. `claim` marks what it returns, so that no other process claims it too; `run` writes the outcome.
 * Optional members may be omitted: a source without leases has nothing to renew.
 */
export type JobSource<Work extends Job = Job> = {
  name: string;
  /** Called once before the first claim: frees what a crashed process of this machine held. */
  recover?(): Promise<void>;
  /** How many of its jobs run at a time in one process. Default 4. */
  concurrency?: number;
  /** Up to `limit` jobs that are due at `now`. */
  claim(now: Date, limit: number): Promise<Work[]>;
  /** `signal` is aborted when the program stops or the lease is lost: write nothing after that. */
  run(job: Work, signal: AbortSignal): Promise<void>;
  /** Called about every `renewMs` while the job runs; false if the job is no longer ours. */
  renew?(job: Work): Promise<boolean>;
  renewMs?: number;
  /** Called when `run` has settled. */
  release?(job: Work): Promise<void>;
  /** When to poll again; null if nothing is waiting. Without it the loop polls at its idle interval. */
  nextDue?(): Promise<Date | null>;
};

/** The lease of a claimed row in milliseconds: how long a crashed worker's rows wait for another worker. */
const LEASE_MS = 15_000;

type LeasedSource<Table extends JobTable> = {
  name: string;
  table: Table;
  /** The states in which a row is work. */
  states: readonly string[];
  concurrency?: number;
  turns?: Turns<Table>;
  db(): Promise<Kysely<Database>>;
  run(row: JobRow<Table>, signal: AbortSignal): Promise<void>;
};

/** The rows of a table as a job source: claimed, renewed and released by their lease. */
export function leasedSource<Table extends JobTable>(source: LeasedSource<Table>): JobSource<JobRow<Table>> {
  const { name, table, states, concurrency, turns, db, run } = source;
  const owner = workerName();
  return {
    name,
    concurrency,
    run,
    recover: async () => freeDeadLeases(await db(), table),
    renewMs: LEASE_MS / 3,
    claim: async (at, limit) =>
      claimDue(await db(), table, { states, owner, now: at, leaseMs: LEASE_MS, limit, turns }),
    renew: async ({ id }) => renewLease(await db(), table, { id, owner, until: new Date(now().getTime() + LEASE_MS) }),
    release: async ({ id }) => releaseLease(await db(), table, { id, owner }),
    nextDue: async () => nextDue(await db(), table, states),
  };
}

type Held = { id: string; owner: string };

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

/** The lease owner's name: unique to this process, even if a later one has the same pid. */
export const workerName = perProcess('cardwrightWorker', () => `${hostname()}:${process.pid}:${randomUUID()}`);

/** Whether a worker of this machine is certainly dead. Nothing is known about another machine's worker. */
export function isDeadWorker(name: string): boolean {
  const [, host, pid] = /^(.*):(\d+):[^:]+$/.exec(name) ?? [];
  if (name === workerName() || host !== hostname() || !pid) return false;
  // Our own pid was reused: a container's first process is always 1.
  return Number(pid) === process.pid || !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** `Retry-After` when the queue is full, in seconds. */
export const QUEUE_RETRY_SECONDS = 60;

/**
 * How many rows a queue has room for until `max` are unfinished. Reads at most `max` entries of the index on the due
 * time: finished rows have none. Concurrent requests may each find the last place free.
 */
export async function roomIn(
  db: Kysely<Database>,
  table: 'generations' | 'engine_generations',
  max: number,
): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from.selectFrom(table).select('due_at').where('due_at', '>', '').orderBy('due_at').limit(max).as('unfinished'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return max - Number(count);
}
