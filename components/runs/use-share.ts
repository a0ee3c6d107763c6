import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSharing, sharingOf } from '@/components/data/sharing';
import type { SharingChange } from '@/lib/contract/run-sharing';

/** Shares the deck of a run anew. What is shown follows the answer, and after a failure what the server has. */
export function useShare(runId: string) {
  const client = useQueryClient();
  const { queryKey } = sharingOf(runId);
  return useMutation({
    mutationFn: (change: SharingChange) => changeSharing(runId, change),
    retry: 0,
    networkMode: 'always',
    onSuccess: async (sharing) => {
      // A read that was under way would bring back what was before.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, sharing);
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** What a toast about it tells of: once it is shared anew, nobody takes back what was before. */
export function shareToast(runId: string): readonly string[] {
  return [`share:${runId}`];
}
