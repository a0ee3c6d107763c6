import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '@/components/ui/page-title';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';
import { stateWords } from './state-words';

/** True when a run has ended while the person was looking elsewhere, until they look at the page again. */
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

/** Shows the run's state in the tab title: "Done: Harvest supper". */
export function useRunTitle(run: Run | undefined) {
  usePageTitle(
    run
      ? t('{label}: {title} · Cardwright', { label: stateWords(run).label, title: run.title || t('Untitled') })
      : null,
  );
}

/** Shows one system notification, if enabled and the page is not in view when the run ends. */
export function useReadyNotification(run: Run | undefined, isWanted: boolean, isReady: boolean) {
  const hasNotified = useRef(false);
  useEffect(() => {
    if (!run || !isReady || !isWanted || hasNotified.current) return;
    hasNotified.current = true;
    try {
      const notification = new Notification(`${stateWords(run).label}: ${run.title || t('Untitled')}`, {
        body: stateWords(run).means,
        // Deduplicates notifications of one run across tabs.
        tag: `run-${run.id}`,
      });
      notification.onclick = () => {
        window.focus();
        notification.close();
      };
    } catch {
      // Some phones only allow notifications from a service worker: title and icon remain.
    }
  }, [run, isReady, isWanted]);
}
