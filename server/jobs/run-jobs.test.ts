import { describe, expect, it, vi } from 'vitest';
import { log } from '../log/log';
import { wakeJobs } from '../notify/notifier';
import type { Job, JobSource } from './job-source';
import { startJobs } from './run-jobs';

/** A source that returns what was added to it, and records what runs. */
function queueOf(run: (job: Job, signal: AbortSignal) => Promise<void>, more: Partial<JobSource> = {}) {
  const waiting: Job[] = [];
  const source: JobSource = { name: 'test', claim: async (_, limit) => waiting.splice(0, limit), run, ...more };
  return { waiting, source };
}

const until = (is: () => boolean) => vi.waitFor(() => expect(is()).toBe(true), { timeout: 60_000, interval: 5 });

describe('the worker', () => {
  it('runs existing work, and new work when it is woken', async () => {
    const done: string[] = [];
    const { waiting, source } = queueOf(async ({ id }) => void done.push(id));
    waiting.push({ id: 'a' }, { id: 'b' });
    const jobs = startJobs([source]);
    await until(() => done.length === 2);
    waiting.push({ id: 'c' });
    wakeJobs();
    await until(() => done.length === 3);
    await jobs.stop();
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('runs no more jobs at once than its source allows', async () => {
    let running = 0;
    let most = 0;
    let ended = 0;
    const { waiting, source } = queueOf(
      async () => {
        running += 1;
        most = Math.max(most, running);
        // Long enough for others to start, which happens in turns of the event loop.
        await new Promise((resolve) => setTimeout(resolve, 20));
        running -= 1;
        ended += 1;
      },
      { concurrency: 3 },
    );
    waiting.push(...Array.from({ length: 20 }, (_, index) => ({ id: String(index) })));
    const jobs = startJobs([source]);
    await until(() => ended === 20);
    await jobs.stop();
    expect(most).toBe(3);
  });

  it('does not begin a job that it claimed when it was stopped', async () => {
    const ran: string[] = [];
    const released: string[] = [];
    let answer = (_jobs: Job[]) => {};
    const claim = () => new Promise<Job[]>((resolve) => (answer = resolve));
    const release = async ({ id }: Job) => void released.push(id);
    const jobs = startJobs([queueOf(async ({ id }) => void ran.push(id), { claim, release }).source]);
    await Promise.resolve();
    const stopped = jobs.stop();
    answer([{ id: 'a' }]);
    await stopped;
    expect([ran, released]).toEqual([[], ['a']]);
  });

  it('polls for the next step of a job that another source has finished', async () => {
    const done: string[] = [];
    const second = queueOf(async ({ id }) => void done.push(id));
    const first = queueOf(async ({ id }) => void second.waiting.push({ id: `${id}, then` }));
    const jobs = startJobs([first.source, second.source]);
    first.waiting.push({ id: 'a' });
    jobs.wake();
    await until(() => done.length === 1);
    await jobs.stop();
    expect(done).toEqual(['a, then']);
  });

  it('stops only when running jobs have ended, after aborting them', async () => {
    let isOver = false;
    const { waiting, source } = queueOf(
      (_, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () =>
            setImmediate(() => {
              isOver = true;
              resolve();
            }),
          );
        }),
    );
    waiting.push({ id: 'a' });
    const release = vi.fn(async () => {});
    const jobs = startJobs([{ ...source, release }]);
    await until(() => waiting.length === 0);
    await jobs.stop();
    expect(isOver).toBe(true);
    expect(release).toHaveBeenCalledTimes(1);
    waiting.push({ id: 'b' });
    wakeJobs();
    await new Promise(setImmediate);
    expect(waiting).toHaveLength(1);
  });

  it('continues after a failed job and after a failed claim', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    const done: string[] = [];
    const { waiting, source } = queueOf(async ({ id }) => {
      if (id === 'bad') throw new Error('no');
      done.push(id);
    });
    waiting.push({ id: 'bad' }, { id: 'good' });
    const jobs = startJobs([source]);
    await until(() => done.length === 1);
    const claim = source.claim;
    source.claim = () => Promise.reject(new Error('away'));
    jobs.wake();
    await until(() => logged.mock.calls.length === 2);
    source.claim = claim;
    waiting.push({ id: 'after' });
    jobs.wake();
    await until(() => done.length === 2);
    await jobs.stop();
    logged.mockRestore();
  });

  it('aborts a job when its lease is lost, but not when the database is unavailable', async () => {
    let renewals = 0;
    let reason: unknown;
    const { waiting, source } = queueOf((_, signal) => {
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason;
          resolve();
        });
      });
    });
    waiting.push({ id: 'a' });
    const jobs = startJobs([
      {
        ...source,
        renewMs: 5,
        renew: async () => {
          renewals += 1;
          if (renewals === 1) throw new Error('away');
          return renewals < 3;
        },
      },
    ]);
    await until(() => reason !== undefined);
    expect(renewals).toBe(3);
    expect(String(reason)).toContain('lease');
    await jobs.stop();
  });
});
