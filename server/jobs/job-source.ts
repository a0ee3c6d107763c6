import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '../database/clock';
import type { Database } from '../database/database';
import { claimDue, type JobRow, type JobTable, type Turns } from './claim-due';
import { freeDeadLeases, nextDue, releaseLease, renewLease } from './hold-lease';
import { workerName } from './worker-name';

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
