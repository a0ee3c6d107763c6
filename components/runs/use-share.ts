import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSharing, sharingOf } from '@/components/data/sharing';
import type { SharingChange } from '@/lib/contract/run-sharing';

/** Changes a deck's sharing. The cache is updated from the response, or refetched after a failure. */
export function useShare(runId: string) {
  const client = useQueryClient();
  const { queryKey } = sharingOf(runId);
  return useMutation({
    mutationFn: (change: SharingChange) => changeSharing(runId, change),
    retry: 0,
    networkMode: 'always',
    onSuccess: async (sharing) => {
      // A pending fetch would overwrite it with old data.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, sharing);
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** The topic of sharing toasts: a new change drops older toasts, whose Undo no longer applies. */
export function shareToast(runId: string): readonly string[] {
  return [`share:${runId}`];
}
