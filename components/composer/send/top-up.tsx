'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { balanceOptions, topUpLocal } from '@/components/data/balance';
import { t } from '@/lib/words/t';

/** Adds local credits, which are free. */
export function TopUp() {
  const queries = useQueryClient();
  const topUp = useMutation({
    mutationFn: topUpLocal,
    onSuccess: (now) => queries.setQueryData(balanceOptions('local').queryKey, now),
  });
  return (
    <button
      type="button"
      disabled={topUp.isPending}
      onClick={() => topUp.mutate()}
      className="min-h-6 text-ink underline underline-offset-2 pointer-coarse:min-h-11"
    >
      {topUp.isError ? t('Couldn’t add credits. Retry') : t('Top up')}
    </button>
  );
}
