import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '../database/clock';
import type { Database } from '../database/database';
import { claimDue, type JobRow, type JobTable } from './claim-due';
import { freeDeadLeases, nextDue, releaseLease, renewLease } from './hold-lease';
import type { JobSource } from './job-source';
import { workerName } from './worker-name';

/** The lease of a claimed row in milliseconds: how long a crashed worker's rows wait for another worker. */
const LEASE_MS = 15_000;

export type LeasedSource<Table extends JobTable> = {
  name: string;
  table: Table;
  /** The states in which a row is work. */
  states: readonly string[];
  concurrency?: number;
  db(): Promise<Kysely<Database>>;
  run(row: JobRow<Table>, signal: AbortSignal): Promise<void>;
};

/** The rows of a table as a job source: claimed, renewed and released by their lease. */
export function leasedSource<Table extends JobTable>(source: LeasedSource<Table>): JobSource<JobRow<Table>> {
  const { name, table, states, concurrency, db, run } = source;
  const owner = workerName();
  return {
    name,
    concurrency,
    run,
    recover: async () => freeDeadLeases(await db(), table),
    renewMs: LEASE_MS / 3,
    claim: async (at, limit) => claimDue(await db(), table, { states, owner, now: at, leaseMs: LEASE_MS, limit }),
    renew: async ({ id }) => renewLease(await db(), table, { id, owner, until: new Date(now().getTime() + LEASE_MS) }),
    release: async ({ id }) => releaseLease(await db(), table, { id, owner }),
    nextDue: async () => nextDue(await db(), table, states),
  };
}
