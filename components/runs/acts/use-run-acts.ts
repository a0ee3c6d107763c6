'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { familyOptions } from '@/components/data/history';
import { sharingOf } from '@/components/data/run-parts';
import { useRunChanges } from '@/components/data/use-run-changes';
import { binnedWords } from '@/components/history/bin-words';
import { copyText } from '@/components/request/copy-text';
import { useGo } from '@/components/shell/use-go';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { isShareable } from '../share/share-dialog';
import { isCancelled } from '../state-words';
import { runActs } from './run-acts-list';
import { useHasRemote } from './send-remote-question';

/** The open editor or dialog. */
type Shown = 'title' | 'note' | 'share' | 'again' | 'remote' | 'request' | null;

/** The actions on a run, and the dialog that one of them opened. */
export function useRunActs(run: Run) {
  const [shown, show] = useState<Shown>(null);
  const changes = useRunChanges();
  const toast = useToast();
  const go = useGo();
  const copyLink = useCopyLink(run, () => show('share'));
  const hasRemote = useHasRemote();
  const compare = useCompareAddress(run);
  const remove = async () => {
    if (!(await changes.bin(run))) return;
    toast(binnedWords(run), { label: t('Undo'), act: () => void changes.restore(run) });
  };
  const isMade = run.state === 'completed';
  const acts = runActs(run, {
    go,
    compare,
    onShare: isShareable(run) ? () => show('share') : null,
    onRename: () => show('title'),
    onStar: () => void changes.change(run, { star: !run.star }),
    onNote: () => show('note'),
    onRequest: () => show('request'),
    onCopyLink: copyLink,
    onNewVersion: newVersionOf(run),
    // Opens a confirmation, because a single command must not spend credits.
    onSendRemote: isMade && run.target === 'local' && hasRemote ? () => show('remote') : null,
    onDelete: () => void remove(),
  });
  return { acts, changes, shown, show };

  function newVersionOf({ state, target }: Run): (() => void) | null {
    if (state !== 'completed' && state !== 'failed' && !isCancelled(run)) return null;
    if (target === 'local') return () => show('again');
    return hasRemote ? () => show('remote') : null;
  }
}

/**
 * The URL that compares it with the run it was made from, or with the newest run made from it; null for a run without
 * relatives.
 */
function useCompareAddress(run: Run): string | null {
  const hasRelatives = run.madeFrom !== null || run.family !== null;
  const { data } = useQuery({ ...familyOptions(run.id), enabled: hasRelatives });
  const [older, newer] = [data?.madeFrom, data?.madeAgain[0]];
  if (older) return `/compare?${new URLSearchParams({ a: older.id, b: run.id })}`;
  return newer ? `/compare?${new URLSearchParams({ a: run.id, b: newer.id })}` : null;
}

/**
 * Copies a deck's URL; if the browser denies that, shows it for copying by hand. Warns if others cannot open the link.
 */
function useCopyLink(run: Run, onShare: () => void): (address: string) => void {
  const toast = useToast();
  const client = useQueryClient();
  return async (address) => {
    const whole = new URL(address, window.location.href).href;
    if (!(await copyText(whole)))
      return toast(t('The browser blocked copying. The link: {address}', { address: whole }));
    const sharing = isShareable(run) ? await client.fetchQuery(sharingOf(run.id)).catch(() => null) : null;
    if (sharing?.signsIn && sharing.externalAccess === 'noAccess')
      return toast(t('Link copied. Only people who sign in here can open it.'), { label: t('Share'), act: onShare });
    toast(t('Link copied'));
  };
}
