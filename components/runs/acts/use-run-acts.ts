'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { familyOptions } from '@/components/data/history';
import { sharingOf } from '@/components/data/run-parts';
import { useRunChanges } from '@/components/data/use-run-changes';
import { binnedWords } from '@/components/history/bin';
import { copyText } from '@/components/request/copy-text';
import { useGo } from '@/components/shell/use-go';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { deckAddress } from '../deck/deck-files';
import { isShareable } from '../sharing';
import { isCancelled } from '../state-words';
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

/** An action on a run, used by buttons, the menu and the palette. */
export type RunAct = {
  id: string;
  title: string;
  /** Search keywords. */
  words: string;
  /** Set if it is a link. */
  href?: string;
  run: () => void;
};

export type RunHands = {
  go: (address: string) => void;
  onShare: (() => void) | null;
  onRename: () => void;
  onStar: () => void;
  onNote: () => void;
  onRequest: () => void;
  onCopyLink: (address: string) => void;
  /** Null if it cannot be made again unchanged. */
  onNewVersion: (() => void) | null;
  onSendRemote: (() => void) | null;
  onDelete: () => void;
  /** The URL that compares it with the run it was made from, or with the newest run made from it. */
  compare: string | null;
};

/** The deck's URL, if it can be opened: in the trash only for a remote service. */
export function openAddress(run: Run): string | null {
  if (run.state !== 'completed' && !isCancelled(run)) return null;
  if (run.target === 'local' && !run.hasDeck) return null;
  return run.deletedAt === null || run.target === 'remote' ? deckAddress(run) : null;
}

/** Whether the deck can be presented from its page: cards that the engine made. */
export function canPresent(run: Run): boolean {
  return (
    openAddress(run) !== null && run.target === 'local' && (run.format === 'presentation' || run.format === 'social')
  );
}

/** The actions in menu order. A run in the trash can only be viewed and reused. */
export function runActs(run: Run, hands: RunHands): RunAct[] {
  const id = encodeURIComponent(run.id);
  const isKept = run.deletedAt === null;
  const address = openAddress(run);
  const link = (name: string, title: string, words: string, href: string): RunAct => ({
    ...{ id: name, title, words, href },
    run: () => hands.go(href),
  });
  const act = (name: string, title: string, words: string, run: (() => void) | null | false): RunAct[] =>
    run ? [{ id: name, title, words, run }] : [];
  return [
    ...act('share', t('Share'), t('share address url access people'), isKept && hands.onShare),
    link('duplicate', t('Duplicate'), t('use again repeat copy restore request'), `/?from=${id}`),
    link('reuse', t('Reuse settings'), t('remix variation new run without text'), `/?remix=${id}`),
    ...act(
      'version',
      t('Create again…'),
      t('new version use again repeat copy restore request'),
      isKept && hands.onNewVersion,
    ),
    ...act('send-remote', t('Send to remote service…'), t('send submit make'), isKept && hands.onSendRemote),
    ...(hands.compare === null
      ? []
      : [link('compare', t('Compare'), t('difference side by side lineage'), hands.compare)]),
    ...act('rename', t('Rename'), t('title name'), isKept && hands.onRename),
    ...act('star', run.star ? t('Remove star') : t('Star'), t('favourite mark unstar'), isKept && hands.onStar),
    ...act('note', run.note ? t('Edit note') : t('Add note'), t('comment write'), isKept && hands.onNote),
    ...act(
      'copy-link',
      t('Copy link'),
      t('share address url access people'),
      address !== null && (() => hands.onCopyLink(address)),
    ),
    ...act('request', t('View request'), t('json curl code python javascript api paste clipboard'), hands.onRequest),
    ...act('delete', t('Move to trash'), t('delete remove trash bin erase empty'), isKept && hands.onDelete),
  ];
}
