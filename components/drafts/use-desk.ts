'use client';

import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { connection, subscribe } from '@/components/data/connection';
import { keepServerDraft } from '@/components/data/drafts';
import { nextTask } from '@/components/ui/first-things';
import { type Draft, emptyDraft, withSettings } from '@/lib/composer/draft';
import type { DraftProblem } from '@/lib/composer/draft-problems';
import type { Filled } from '@/lib/composer/paste/fill-link';
import type { Target } from '@/lib/contract/run-words';
import { listenTo } from '@/lib/listeners';
import { type Desk, setCurrentDesk } from './desk-context';
import { DEVICE_PREFIX, DeviceDrafts } from './device-drafts';
import { DraftDesk } from './draft-desk';
import { findStart, isPlain, newDraft, openEmptyDraft, type Start, startOnDevice } from './find-start';
import type { StartAsked } from './wanted-start';

const NONE: readonly DraftProblem[] = [];

type OpenDesk = Desk & {
  isReady: boolean;
  /** Why the service refused the run that is being corrected. */
  problems: readonly DraftProblem[];
  /** Settings of the link that opened the page, until the person accepts or ignores them. */
  offer: Filled | null;
  answerOffer: (isAccepted: boolean) => void;
};

/** Loads the form's first draft and saves changes. `isReady` once the first draft is loaded. */
export function useDesk(form: UseFormReturn<Draft>, asked: StartAsked, getTarget: () => Target): OpenDesk {
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
  // Not `useSyncExternalStore`: its updates are synchronous, so opening the first draft would render the whole form in
  // one blocking pass.
  const [state, setState] = useState(desk.state);
  useEffect(() => desk.subscribe(() => setState(desk.state())), [desk]);
  const latestTarget = useRef(getTarget);
  latestTarget.current = getTarget;
  const [isReady, setReady] = useState(false);
  const [offer, setOffer] = useState<Filled | null>(null);
  const [problems, setProblems] = useState<readonly DraftProblem[]>(NONE);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const openStart = (start: Start) =>
      startTransition(() => {
        if (start.kind === 'kept') desk.open(start.record, start.notice);
        else desk.begin(start.draft, start.notice, { origin: start.origin, name: start.name });
        setOffer(start.offer);
        setProblems(start.problems);
        setReady(true);
      });
    // In a separate task, because reading device storage can be slow.
    void nextTask().then(async () => {
      const record = isPlain(asked) ? startOnDevice(device) : null;
      openStart(
        record
          ? { kind: 'kept', record, notice: null, offer: null, problems: [] }
          : await findStart(client, device, asked, latestTarget.current()),
      );
    });
  }, [asked, client, desk, device]);
  useEffect(() => (isReady ? followChanges(form, desk) : undefined), [form, desk, isReady]);
  useEffect(() => setCurrentDesk({ desk, device }), [desk, device]);
  // A reload must restore the changed draft instead of starting from the address again.
  const isKept = ['saving', 'saved', 'device'].includes(state.mark.kind);
  useEffect(() => {
    if (isReady && isKept && !offer && /[?&](from|fix|remix|preset|fill)=/.test(window.location.search))
      window.history.replaceState(null, '', window.location.pathname);
  }, [isReady, isKept, offer]);
  const answerOffer = useCallback(
    (isAccepted: boolean) => {
      if (isAccepted && offer) {
        desk.begin(emptyDraft());
        // As a change to an empty draft, so that it is saved.
        form.reset(withSettings(emptyDraft(), offer.settings), { keepDefaultValues: true });
        desk.changed();
      }
      setOffer(null);
      window.history.replaceState(null, '', window.location.pathname);
    },
    [desk, form, offer],
  );
  const beginNew = useCallback(
    async () => openEmptyDraft({ desk, device }, await newDraft(client, latestTarget.current())),
    [desk, device, client],
  );
  return useMemo(
    () => ({ desk, device, state, beginNew, isReady, offer, answerOffer, problems }),
    [desk, device, state, beginNew, isReady, offer, answerOffer, problems],
  );
}

/** Follows the form, other tabs and the network until it is cleaned up. */
function followChanges(form: UseFormReturn<Draft>, desk: DraftDesk): () => void {
  desk.start();
  const stops = [
    form.subscribe({ formState: { values: true }, callback: () => desk.changed() }),
    subscribe(() => connection() === 'here' && desk.retry()),
    listenTo(window, 'storage', ({ key }) => {
      if (key?.startsWith(DEVICE_PREFIX)) desk.otherTabWrote(key.slice(DEVICE_PREFIX.length));
    }),
    listenTo(window, 'pagehide', () => desk.flush(true)),
    listenTo(document, 'visibilitychange', () => document.visibilityState === 'hidden' && desk.flush()),
  ];
  // Changes made before the subscription.
  desk.changed();
  const others = setTimeout(() => void desk.pushOthers(), 2000);
  return () => {
    clearTimeout(others);
    for (const stop of stops) stop();
    desk.close();
  };
}
