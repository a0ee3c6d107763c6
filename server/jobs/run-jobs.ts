import 'server-only';
import { now } from '../database/clock';
import { log } from '../log/log';
import { notifier, WakeUp } from '../notify/notifier';
import type { Job, JobSource } from './job-source';

const DEFAULT_CONCURRENCY = 4;
/**
 * Milliseconds between two polls when nothing is known to be due. If a message of another process is lost, its row waits
 * at most this long.
 */
const IDLE_MS = 1000;
/** Milliseconds until the next poll when a due row could not be claimed. */
const CONTENDED_MS = 100;
/** Milliseconds to wait after a failed claim: the database may be unavailable. */
const TROUBLE_MS = 2000;

export type RunningJobs = {
  /** Polls for work now. */
  wake(): void;
  /** Stops claiming, aborts running jobs, and waits until they have ended. */
  stop(): Promise<void>;
};

/** Runs the jobs of each source, each at its own pace, until stopped. */
// biome-ignore lint/suspicious/noExplicitAny: the sources have different jobs, and each gets only its own.
export function startJobs(sources: readonly JobSource<any>[]): RunningJobs {
  const wake = () => {
    for (const loop of loops) loop.wake();
  };
  // One source may have finished the previous step of another source's job.
  const loops = sources.map((source) => new JobLoop(source, wake));
  const forget = notifier().subscribe('jobs', wake);
  return {
    wake,
    stop: async () => {
      forget();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

class JobLoop<Work extends Job> {
  readonly #source: JobSource<Work>;
  readonly #running = new Set<Promise<void>>();
  /**
   * Controllers of the running jobs. `AbortSignal.any` with a signal that lives as long as the program would keep its
   * listeners forever.
   */
  readonly #controllers = new Set<AbortController>();
  readonly #stopping = new AbortController();
  readonly #onEnd: () => void;
  readonly #ended: Promise<void>;
  readonly #wakeUp = new WakeUp();

  constructor(source: JobSource<Work>, onEnd: () => void) {
    this.#source = source;
    this.#onEnd = onEnd;
    this.#ended = this.#loop();
  }

  wake(): void {
    this.#wakeUp.call();
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Error('the program stops'));
    for (const controller of this.#controllers) controller.abort(this.#stopping.signal.reason);
    this.wake();
    await this.#ended;
    await Promise.all(this.#running);
  }

  async #loop(): Promise<void> {
    // If this fails, the leases expire on their own.
    await this.#source.recover?.().catch((error) => {
      log.error({ source: this.#source.name, err: error }, 'freeing the leases of dead workers failed');
    });
    while (!this.#stopping.signal.aborted) {
      const pause = await this.#round();
      if (!this.#stopping.signal.aborted) await this.#wakeUp.wait(pause);
    }
  }

  /** Claims as many jobs as there are free slots, starts them, and returns the milliseconds to the next poll. */
  async #round(): Promise<number> {
    const free = (this.#source.concurrency ?? DEFAULT_CONCURRENCY) - this.#running.size;
    // A finished job wakes the loop anyway.
    if (free <= 0) return IDLE_MS;
    try {
      const at = now();
      if (this.#source.nextDue) {
        // Reading costs a fraction of a claim, and most wakes are for another source.
        const due = await this.#source.nextDue();
        if (!due || due > at) return due ? Math.min(IDLE_MS, due.getTime() - at.getTime()) : IDLE_MS;
      }
      const jobs = await this.#source.claim(at, free);
      for (const job of jobs) this.#start(job);
      // Other workers hold what is due, or it was claimed in the meantime.
      if (jobs.length === 0) return this.#source.nextDue ? CONTENDED_MS : IDLE_MS;
      return jobs.length === free ? IDLE_MS : 0;
    } catch (error) {
      log.error({ source: this.#source.name, err: error }, 'looking for work failed');
      return TROUBLE_MS;
    }
  }

  #start(job: Work): void {
    const ended = this.#run(job).finally(() => {
      this.#running.delete(ended);
      this.#onEnd();
    });
    this.#running.add(ended);
  }

  /** Never throws: the row of a failed job waits for its lease to expire. */
  async #run(job: Work): Promise<void> {
    const controller = new AbortController();
    this.#controllers.add(controller);
    if (this.#stopping.signal.aborted) controller.abort(this.#stopping.signal.reason);
    const renewing = this.#keepRenewing(job, controller);
    try {
      // Claimed, but not begun before the program was stopped.
      if (controller.signal.aborted) return;
      await this.#source.run(job, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) log.error({ source: this.#source.name, job: job.id, err: error }, 'a job failed');
    } finally {
      this.#controllers.delete(controller);
      clearInterval(renewing);
      await this.#source.release?.(job).catch((error) => {
        log.error({ source: this.#source.name, job: job.id, err: error }, 'a job could not be released');
      });
    }
  }

  #keepRenewing(job: Work, controller: AbortController): NodeJS.Timeout | undefined {
    if (!this.#source.renew || !this.#source.renewMs) return undefined;
    return setInterval(async () => {
      // An unavailable database does not mean that the lease is lost; only another owner does.
      const isOurs = await this.#source.renew?.(job).catch(() => true);
      if (isOurs === false) controller.abort(new Error('the lease was lost'));
    }, this.#source.renewMs);
  }
}
