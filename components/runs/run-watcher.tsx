'use client';

import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followedOptions } from '@/components/data/generations';
import { useGo } from '@/components/shell/use-go';
import { useNewsTitle } from '@/components/ui/page-title';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { useNotifyWish } from './notify-wish';
import { stateWords } from './state-words';
import { isLooking, useBecameReady, useReadyNotification } from './use-ready-signal';

/** One waits for a few; of many the latest. */
const MOST = 5;

/** Runs whose page was left before they ended are followed on every other page, and their end is told there. */
export default function RunWatcher() {
  const client = useQueryClient();
  const [waited, setWaited] = useState<readonly string[]>([]);
  useEffect(() => {
    const cache = client.getQueryCache();
    const note = ({ queryKey, state }: Query) => {
      const run = state.data as Run | undefined;
      if (queryKey[0] !== 'generation' || !run || FINAL_STATES.includes(run.state)) return;
      setWaited((before) => (before.includes(run.id) ? before : [...before, run.id].slice(-MOST)));
    };
    for (const query of cache.getAll()) note(query);
    return cache.subscribe(({ type, query }) => type === 'updated' && note(query));
  }, [client]);
  const forget = useCallback((id: string) => setWaited((before) => before.filter((each) => each !== id)), []);
  return waited.map((id) => <Waited key={id} id={id} onTold={forget} />);
}

/** One of them: nothing while its own page is open, which tells all of it by itself. */
function Waited({ id, onTold }: { id: string; onTold: (id: string) => void }) {
  const isOwnPage = usePathname() === `/runs/${encodeURIComponent(id)}`;
  const go = useGo();
  const toast = useToast();
  const { data } = useQuery({ ...followedOptions(id), enabled: !isOwnPage });
  const run = isOwnPage ? undefined : data;
  const isReady = useBecameReady(run);
  useReadyNotification(run, useNotifyWish().kind === 'on', isReady);
  const wasLeft = useRef(false);
  const isOver = data !== undefined && FINAL_STATES.includes(data.state);
  if (run && !isOver) wasLeft.current = true;
  const ended = isOver && wasLeft.current ? run : undefined;
  const told =
    ended && say('{label}: {title}', { label: stateWords(ended).label, title: ended.title || say('Untitled') });
  useEffect(() => {
    if (told) toast(told, { label: say('Open'), act: () => go(`/runs/${encodeURIComponent(id)}`) });
  }, [told, toast, go, id]);
  // The tab says so until one looks.
  useNewsTitle(isReady && told ? say('{page} · Cardwright', { page: told }) : null);
  useEffect(() => {
    if (isOver && !isReady && (isOwnPage || isLooking())) onTold(id);
  }, [isOver, isReady, isOwnPage, id, onTold]);
  return isReady ? <link rel="icon" href="/icon-ready.svg" type="image/svg+xml" /> : null;
}
