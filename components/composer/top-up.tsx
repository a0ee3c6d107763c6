'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { balanceOptions, topUpPractice } from '@/components/data/balance';
import { say } from '@/lib/words/say';

/** Practice credits are play money: more of them are one click away. */
export function TopUp() {
  const queries = useQueryClient();
  const topUp = useMutation({
    mutationFn: topUpPractice,
    onSuccess: (now) => queries.setQueryData(balanceOptions('practice').queryKey, now),
  });
  return (
    <button
      type="button"
      disabled={topUp.isPending}
      onClick={() => topUp.mutate()}
      className="min-h-6 text-ink underline underline-offset-2 pointer-coarse:min-h-11"
    >
      {topUp.isError ? say('Not topped up. Try again') : say('Top up')}
    </button>
  );
}
