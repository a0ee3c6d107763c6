/** A piece of work that was claimed. */
export type Job = { id: string };

/**
 * Where work comes from. `claim` marks what it gives, so that no other process gives it too; `run` writes the outcome.
 * What the optional members leave out is not needed: a source without leases has nothing to renew.
 */
export type JobSource<Work extends Job = Job> = {
  name: string;
  /** Called once before the first claim: frees what a crashed process of this machine held. */
  recover?(): Promise<void>;
  /** How many of its jobs run at a time in one process. Default 4. */
  concurrency?: number;
  /** Up to `limit` jobs that are due at `now`. */
  claim(now: Date, limit: number): Promise<Work[]>;
  /** `signal` is raised when the program stops or the lease is lost: write nothing after that. */
  run(job: Work, signal: AbortSignal): Promise<void>;
  /** Called about every `renewMs` while the job runs; false when the job is no longer ours. */
  renew?(job: Work): Promise<boolean>;
  renewMs?: number;
  /** Called when `run` has ended, in whatever way. */
  release?(job: Work): Promise<void>;
  /** When to look again; null when nothing waits. Without it the loop looks at its idle pace. */
  nextDue?(): Promise<Date | null>;
};
