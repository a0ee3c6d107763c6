'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { balanceOptions, topUpLocal } from '@/components/data/balance';
import { DialogActions } from '@/components/ui/dialog-actions';
import { t } from '@/lib/words/t';

/** Buttons of a cost confirmation. Key repeat of the key that opened the dialog must not confirm it. */
export function QuestionActions({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops a held key from pressing a button
    <div
      onKeyDown={(event) =>
        event.key === 'Enter' && (event.repeat || event.ctrlKey || event.metaKey) && event.preventDefault()
      }
    >
      <DialogActions>{children}</DialogActions>
    </div>
  );
}

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
