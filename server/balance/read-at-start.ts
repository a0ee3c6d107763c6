import 'server-only';
import { log } from '../log/log';
import type { Generations } from '../runs/context';
import { askBalance } from './read-balance';

/**
 * Reads the remote balance before the first page needs it. Never throws, and nothing waits for it: an unreachable
 * service does not delay the start. `signal`: the program stops.
 */
export async function readBalanceAtStart(open: () => Promise<Generations>, signal: AbortSignal): Promise<void> {
  try {
    const deps = await open();
    const service = deps.service('remote');
    if (!service) return;
    const { remaining, httpStatus } = await askBalance(deps, service, 'remote', signal);
    if (remaining === null && !signal.aborted)
      log.warn({ httpStatus }, 'the remote service did not report its balance at start');
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the balance could not be read at the start');
  }
}
