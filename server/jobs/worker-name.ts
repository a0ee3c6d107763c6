import 'server-only';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

const shared = globalThis as typeof globalThis & { cardwrightWorker?: string };

/** Who holds a lease: this process and no other, not even a later one with the same number. */
export function workerName(): string {
  shared.cardwrightWorker ??= `${hostname()}:${process.pid}:${randomUUID()}`;
  return shared.cardwrightWorker;
}

/** Whether a worker of this machine surely runs no more. Of another machine's worker nothing is known. */
export function isDeadWorker(name: string): boolean {
  const [, host, pid] = /^(.*):(\d+):[^:]+$/.exec(name) ?? [];
  if (name === workerName() || host !== hostname() || !pid) return false;
  // Our own number was given anew: a container's first process is always 1.
  return Number(pid) === process.pid || !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
