'use client';

import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { commandsOf, useCommands } from '@/components/commands/command-registry';
import { useRunChanges } from '@/components/data/use-run-changes';
import { binToast, GoesIn, PurgeQuestion, restoredWords } from '@/components/history/bin';
import { FailedChange } from '@/components/history/failed-change';
import { useGo } from '@/components/shell/use-go';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { useToast } from '@/components/ui/toasts';
import { Trans } from '@/components/ui/trans';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';

/** The notice on a run in the trash: when it was deleted, when it will be removed for good, and Restore. */
export function RunInBin({ run, deletedAt }: { run: Run; deletedAt: string }) {
  const changes = useRunChanges();
  const toast = useToast();
  const go = useGo();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const restore = async () => {
    setBusy(true);
    const isBack = await changes.restore(run);
    setBusy(false);
    if (!isBack) return;
    toast(restoredWords(run), undefined, binToast([run.id]));
    // The button was removed with the notice.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const purge = async () => {
    setAsking(false);
    setBusy(true);
    const isGone = await changes.purge(run);
    setBusy(false);
    if (isGone) go('/history?trash=1');
  };
  useCommands(() => [commandsOf('This run')('restore', t('Restore'), t('undelete trash back'), () => void restore())]);
  return (
    <section
      aria-label={t('In trash')}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-sunk px-4 py-3 text-14 lg:px-6"
    >
      <Trash2 aria-hidden="true" size={18} className="shrink-0 text-quiet" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{t('This run is in the trash.')}</strong>{' '}
        <span className="text-quiet">
          <Trans of="Deleted {time}." with={{ time: <RelativeTime at={deletedAt} /> }} />{' '}
          {run.target === 'remote' && t('The remote deck stays on the service.')}
        </span>
      </p>
      <span className="text-13 text-quiet">
        <GoesIn deletedAt={deletedAt} />
      </span>
      <Button disabled={isBusy} onClick={() => void restore()} className="print:hidden">
        <Undo2 aria-hidden="true" size={16} className="rtl:-scale-x-100" /> {t('Restore')}
      </Button>
      <Button disabled={isBusy} onClick={() => setAsking(true)} className="print:hidden">
        {t('Delete permanently')}
      </Button>
      <PurgeQuestion count={isAsking ? 1 : null} onClose={() => setAsking(false)} onPurge={() => void purge()} />
      <FailedChange failure={changes.failure} onClose={changes.clearFailure} className="basis-full" />
    </section>
  );
}
