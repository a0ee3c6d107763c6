import type { QueryClient } from '@tanstack/react-query';
import type { Run } from '@/lib/contract/composer';
import { generationOptions } from './generations';

/**
 * Whether a run certainly came to nothing: the service refused it, and it was sent only once. A first send whose answer
 * was lost may have been charged, whatever became of the second.
 */
export function isRefusedOutright({ state, resends }: Pick<Run, 'state' | 'resends'>): boolean {
  return state === 'rejected' && resends === 0;
}

/** The same, read from the server. False when the run cannot be read: then the person is asked. */
export async function nothingWasMade(client: Pick<QueryClient, 'fetchQuery'>, run: string): Promise<boolean> {
  try {
    return isRefusedOutright(await client.fetchQuery({ ...generationOptions(run), staleTime: 0, retry: false }));
  } catch {
    return false;
  }
}
