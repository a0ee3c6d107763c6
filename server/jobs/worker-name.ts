import 'server-only';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

const shared = globalThis as typeof globalThis & { cardwrightWorker?: string };

/** Who holds a lease: this process and no other, not even a later one with the same number. */
export function workerName(): string {
  shared.cardwrightWorker ??= `${hostname()}:${process.pid}:${randomUUID()}`;
  return shared.cardwrightWorker;
}
