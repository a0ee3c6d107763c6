import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../log/log';

const PAUSES = [100, 300, 1000, 3000];

/**
 * Does what must not be lost, again when the database or the disk fails for a moment. `what` goes to the log each
 * time, so that even then a person can find it.
 * @throws the last failure
 */
export async function insist<Value>(what: string, act: () => Promise<Value>): Promise<Value> {
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
