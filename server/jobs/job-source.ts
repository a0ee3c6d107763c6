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
