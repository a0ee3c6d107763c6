'use client';

import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followedOptions } from '@/components/data/runs';
import { useGo } from '@/components/shell/use-go';
import { useNewsTitle } from '@/components/ui/page-title';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import { RESTING_STATES } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';
import { stateWords } from './state-words';
import { isLooking, useBecameReady, useNotifyWish, useReadyNotification } from './writing/ready-signal';

/** Follows only the latest few runs. */
const MAX_FOLLOWED = 5;

/**
 * Follows runs whose page was left before they ended, on every other page, and reports there when they have ended or
 * need the person.
 */
export default function RunWatcher() {
  const client = useQueryClient();
  const [waited, setWaited] = useState<readonly string[]>([]);
  useEffect(() => {
    const cache = client.getQueryCache();
    const note = ({ queryKey, state }: Query) => {
      const run = state.data as Run | undefined;
      if (queryKey[0] !== 'generation' || !run || RESTING_STATES.includes(run.state)) return;
      setWaited((before) => (before.includes(run.id) ? before : [...before, run.id].slice(-MAX_FOLLOWED)));
    };
    for (const query of cache.getAll()) note(query);
    return cache.subscribe(({ type, query }) => type === 'updated' && note(query));
  }, [client]);
  const forget = useCallback((id: string) => setWaited((before) => before.filter((each) => each !== id)), []);
  return waited.map((id) => <FollowedRun key={id} id={id} onReported={forget} />);
}

/** Follows one run. Idle while the run's own page is open, which reports everything itself. */
function FollowedRun({ id, onReported }: { id: string; onReported: (id: string) => void }) {
  const isOwnPage = usePathname() === `/runs/${encodeURIComponent(id)}`;
  const go = useGo();
  const toast = useToast();
  const { data } = useQuery({ ...followedOptions(id), enabled: !isOwnPage });
  const run = isOwnPage ? undefined : data;
  const isReady = useBecameReady(run);
  useReadyNotification(run, useNotifyWish().kind === 'on', isReady);
  const wasLeft = useRef(false);
  const isOver = data !== undefined && RESTING_STATES.includes(data.state);
  if (run && !isOver) wasLeft.current = true;
  const ended = isOver && wasLeft.current ? run : undefined;
  const message =
    ended && t('{label}: {title}', { label: stateWords(ended).label, title: ended.title || t('Untitled') });
  useEffect(() => {
    if (message) toast(message, { label: t('Open'), act: () => go(`/runs/${encodeURIComponent(id)}`) });
  }, [message, toast, go, id]);
  // The tab title shows it until the person looks.
  useNewsTitle(isReady && message ? t('{page} · Cardwright', { page: message }) : null);
  useEffect(() => {
    if (isOver && !isReady && (isOwnPage || isLooking())) onReported(id);
  }, [isOver, isReady, isOwnPage, id, onReported]);
  return isReady ? <link rel="icon" href="/icon-ready.svg" type="image/svg+xml" /> : null;
}
