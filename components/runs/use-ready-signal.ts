import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '@/components/ui/page-title';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { stateWords } from './state-words';

/** True from the end of a run that one waited for here, and looked away from, until one looks again. */
export function useBecameReady(run: Run | undefined): boolean {
  const [isReady, setReady] = useState(false);
  const isWaitedFor = useRef(false);
  const hasEnded = run && FINAL_STATES.includes(run.state);
  useEffect(() => {
    if (hasEnded === false) isWaitedFor.current = true;
    if (!hasEnded || !isWaitedFor.current) return;
    setReady(!isLooking());
    const seen = () => isLooking() && setReady(false);
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
    };
  }, [hasEnded]);
  return isReady;
}

export function isLooking(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** The tab says where the run stands: "Done: Harvest supper". */
export function useRunTitle(run: Run | undefined) {
  usePageTitle(
    run
      ? say('{label}: {title} · Cardwright', { label: stateWords(run).label, title: run.title || say('Untitled') })
      : null,
  );
}

/** Tells the person through the system, once, if they asked for it and look elsewhere as the run ends. */
export function useReadyNotification(run: Run | undefined, isWanted: boolean, isReady: boolean) {
  const isTold = useRef(false);
  useEffect(() => {
    if (!run || !isReady || !isWanted || isTold.current) return;
    isTold.current = true;
    try {
      const told = new Notification(`${stateWords(run).label}: ${run.title || say('Untitled')}`, {
        body: stateWords(run).means,
        // One run, one notification, however many tabs show it.
        tag: `run-${run.id}`,
      });
      told.onclick = () => {
        window.focus();
        told.close();
      };
    } catch {
      // Some phones have the permission and allow them from a service worker only: title and icon remain.
    }
  }, [run, isReady, isWanted]);
}
