import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../log/log';

const PAUSES = [100, 300, 1000, 3000];

/**
 * Retries an action that must not be lost when the database or the disk fails briefly. `what` is logged each time, so
 * that a person can find it even if all tries fail.
 * @throws the last failure
 */
export async function retryWithBackoff<Value>(what: string, act: () => Promise<Value>): Promise<Value> {
  for (const wait of PAUSES) {
    try {
      return await act();
    } catch (error) {
      log.error({ err: error }, `${what} could not be kept, trying again`);
      await pause(wait);
    }
  }
  return act();
}
