import type { QueryClient } from '@tanstack/react-query';
import type { Run } from '@/lib/contract/composer';
import { runOptions } from './runs';

/**
 * Whether a run certainly failed without a charge: the service refused it, and it was sent only once. If the response
 * to the first of several sends was lost, that send may have been charged.
 */
export function isRefusedOutright({ state, resends }: Pick<Run, 'state' | 'resends'>): boolean {
  return state === 'rejected' && resends === 0;
}

/** The same for a run read from the server. False if the run cannot be read, so that the person is asked. */
export async function nothingWasMade(client: Pick<QueryClient, 'fetchQuery'>, run: string): Promise<boolean> {
  try {
    return isRefusedOutright(await client.fetchQuery({ ...runOptions(run), staleTime: 0, retry: false }));
  } catch {
    return false;
  }
}
