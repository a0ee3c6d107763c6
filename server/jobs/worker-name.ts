import 'server-only';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

const shared = globalThis as typeof globalThis & { cardwrightWorker?: string };

/** The lease owner's name: unique to this process, even if a later one has the same pid. */
export function workerName(): string {
  shared.cardwrightWorker ??= `${hostname()}:${process.pid}:${randomUUID()}`;
  return shared.cardwrightWorker;
}

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
