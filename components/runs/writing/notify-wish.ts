import { useEffect, useState } from 'react';

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
