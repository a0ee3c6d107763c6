import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '@/components/ui/page-title';
import type { Run } from '@/lib/contract/composer';
import { RESTING_STATES } from '@/lib/contract/run-words';
import { listenTo } from '@/lib/listeners';
import { t } from '@/lib/words/t';
import { stateWords } from '../state-words';

/**
 * True after a run has ended, or its outline is ready, while the person was not looking at the page, until they look at
 * it again.
 */
export function useBecameReady(run: Run | undefined): boolean {
  const [isReady, setReady] = useState(false);
  const isWaitedFor = useRef(false);
  const rests = run && RESTING_STATES.includes(run.state);
  useEffect(() => {
    if (rests === false) isWaitedFor.current = true;
    if (!rests || !isWaitedFor.current) return;
    setReady(!isLooking());
    const seen = () => isLooking() && setReady(false);
    // The document's event reaches the window.
    return listenTo(window, ['visibilitychange', 'focus'], seen);
  }, [rests]);
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

/** Shows a system notification, if enabled and the page is not in view when the run ends or its outline is ready. */
export function useReadyNotification(run: Run | undefined, isWanted: boolean, isReady: boolean) {
  const notified = useRef<Run['state'] | null>(null);
  useEffect(() => {
    if (!run || !isReady || !isWanted || notified.current === run.state) return;
    notified.current = run.state;
    try {
      const notification = new Notification(`${stateWords(run).label}: ${run.title || t('Untitled')}`, {
        body: stateWords(run).means,
        // Deduplicates notifications of one run across tabs.
        tag: `run-${run.id}-${run.state}`,
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

const STORAGE_KEY = 'cardwright.notify-when-ready';

export type NotifyWish = {
  /** `unknown` if the browser does not support notifications, and before it was checked. */
  kind: 'unknown' | 'off' | 'on' | 'refused';
  toggle: () => void;
};

/** Whether the person wants system notifications for finished runs. Permission is only requested on opt-in. */
export function useNotifyWish(): NotifyWish {
  const [kind, setKind] = useState<NotifyWish['kind']>('unknown');
  useEffect(() => setKind(currentKind()), []);
  const toggle = async () => {
    if (kind === 'on') {
      remember(false);
      setKind(currentKind());
      return;
    }
    const permission = await Notification.requestPermission();
    if (permission === 'granted') remember(true);
    setKind(permission === 'denied' ? 'refused' : currentKind());
  };
  return { kind, toggle: () => void toggle() };
}

function currentKind(): NotifyWish['kind'] {
  if (!('Notification' in window)) return 'unknown';
  if (Notification.permission === 'denied') return 'refused';
  return Notification.permission === 'granted' && isRemembered() ? 'on' : 'off';
}

function isRemembered(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) === 'yes';
  } catch {
    return false;
  }
}

function remember(isWanted: boolean) {
  try {
    if (isWanted) window.localStorage.setItem(STORAGE_KEY, 'yes');
    else window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
}
