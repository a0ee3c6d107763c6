import 'server-only';
import type { Generations } from '../generations/context';
import { log } from '../log/log';
import { askBalance } from './read-balance';

/**
 * Learns what is left at the live service before the first page asks. Never throws, and nothing waits for it: a service
 * that is away keeps nobody from starting. `signal`: the program stops.
 */
export async function readBalanceAtStart(open: () => Promise<Generations>, signal: AbortSignal): Promise<void> {
  try {
    const world = await open();
    const service = world.service('live');
    if (!service) return;
    const { remaining, httpStatus } = await askBalance(world, service, 'live', signal);
    if (remaining === null && !signal.aborted)
      log.warn({ httpStatus }, 'the live service did not tell its balance at the start');
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the balance could not be read at the start');
  }
}
