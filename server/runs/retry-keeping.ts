import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { isDiskFull } from '../http/known-cause';
import { log } from '../log/log';

const PAUSES = [100, 300, 1000, 3000];
const FULL_DISK_PAUSE = 3000;

/**
 * Retries an action that must not be lost when the database or the disk fails briefly. `what` is logged each time, so
 * that a person can find it even if all tries fail. If the disk is full, it is tried in the background until it succeeds.
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
  try {
    return await act();
  } catch (error) {
    if (isDiskFull(error)) void keepTrying(what, act);
    throw error;
  }
}

/** Until there is space, the program stops or the action fails for another reason. */
async function keepTrying(what: string, act: () => Promise<unknown>): Promise<void> {
  for (let isFull = true; isFull; ) {
    await pause(FULL_DISK_PAUSE, undefined, { ref: false });
    isFull = await act().then(
      () => false,
      (error) => isDiskFull(error),
    );
  }
  log.info(`${what} is no longer held up by the full disk`);
}
