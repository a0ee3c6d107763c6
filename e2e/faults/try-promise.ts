import { log } from '@/server/log/log';
import type { FaultPromise, Outcome } from './promise';

/** Tries a promise at a share of its full count. One that could not be tried is not held. `took` in milliseconds. */
export async function tryPromise(promise: FaultPromise, share: number): Promise<Outcome & { took: number }> {
  const { level } = log;
  // The program tells of each fault it is dealt; here they are dealt by the hundred.
  log.level = 'silent';
  const start = performance.now();
  const outcome = await promise.run(Math.max(1, Math.round(promise.full * share))).catch((error: unknown): Outcome => {
    return { held: false, figure: `could not be tried: ${error instanceof Error ? error.stack : String(error)}` };
  });
  log.level = level;
  return { ...outcome, took: performance.now() - start };
}
