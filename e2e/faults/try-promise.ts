import { log } from '@/server/log/log';
import type { FaultPromise, Outcome } from './promise';

/** Runs a promise at a share of its full count. One that could not be run has not held. `took` in milliseconds. */
export async function tryPromise(promise: FaultPromise, share: number): Promise<Outcome & { took: number }> {
  const { level } = log;
  // The program logs each fault, and here there are hundreds.
  log.level = 'silent';
  const start = performance.now();
  const outcome = await promise.run(Math.max(1, Math.round(promise.full * share))).catch((error: unknown): Outcome => {
    return { held: false, figure: `could not be tried: ${error instanceof Error ? error.stack : String(error)}` };
  });
  log.level = level;
  return { ...outcome, took: performance.now() - start };
}
