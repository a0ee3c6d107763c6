'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepServerDraft } from '@/components/data/drafts';
import type { Draft } from '@/lib/composer/draft';
import type { Desk } from './desk-context';
import { DEVICE_PREFIX, DeviceDrafts } from './device-drafts';
import { DraftDesk } from './draft-desk';
import { findStart, newDraft, type StartAsked, startOnDevice } from './find-start';

/** The drafts of the form: what it begins with, kept while one works on it. `isReady` once the first one stands. */
export function useDesk(form: UseFormReturn<Draft>, asked: StartAsked): Desk & { isReady: boolean } {
  const client = useQueryClient();
  const [device] = useState(() => new DeviceDrafts());
  const [desk] = useState(
    () =>
      new DraftDesk({
        device,
        server: { keep: keepServerDraft },
        form: { read: () => form.getValues(), show: (draft) => form.reset(draft) },
      }),
  );
  const state = useSyncExternalStore(desk.subscribe, desk.state, desk.state);
  const [isReady, setReady] = useState(false);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const isPlain = asked.from === null && asked.remix === null && asked.preset === null && asked.fill === null;
    const record = isPlain ? startOnDevice(device) : null;
    if (record) {
      desk.open(record);
      setReady(true);
      return;
    }
    void findStart(client, device, asked).then((start) => {
      if (start.kind === 'kept') desk.open(start.record, start.notice);
      else desk.begin(start.draft, start.notice, start.origin);
      setReady(true);
    });
  }, [asked, client, desk, device]);
  useEffect(() => (isReady ? keepUp(form, desk) : undefined), [form, desk, isReady]);
  // A reload must bring back what one has changed since, not once more what the address asked for.
  const isKept = ['saving', 'saved', 'device'].includes(state.mark.kind);
  useEffect(() => {
    if (isReady && isKept && /[?&](from|remix|preset|fill)=/.test(window.location.search))
      window.history.replaceState(null, '', window.location.pathname);
  }, [isReady, isKept]);
  const beginNew = useCallback(async () => desk.begin(await newDraft(client)), [desk, client]);
  return useMemo(() => ({ desk, device, state, beginNew, isReady }), [desk, device, state, beginNew, isReady]);
}

/** Follows the form, the other tabs and the network, until the page goes away. */
function keepUp(form: UseFormReturn<Draft>, desk: DraftDesk): () => void {
  desk.start();
  const stop = form.subscribe({ formState: { values: true }, callback: () => desk.changed() });
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(DEVICE_PREFIX)) desk.otherTabWrote(key.slice(DEVICE_PREFIX.length));
  };
  const onLeave = () => desk.flush(true);
  const onHidden = () => document.visibilityState === 'hidden' && desk.flush();
  const onOnline = () => desk.retry();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('online', onOnline);
  const others = setTimeout(() => void desk.pushOthers(), 2000);
  return () => {
    stop();
    clearTimeout(others);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('online', onOnline);
    desk.close();
  };
}
