import { useEffect, useState } from 'react';

const KEY = 'cardwright.notify-when-ready';

export type NotifyWish = {
  /** `unknown` if the browser does not support notifications, and before it was checked. */
  kind: 'unknown' | 'off' | 'on' | 'refused';
  toggle: () => void;
};

/** Whether the person wants system notifications for finished runs. Permission is only requested on opt-in. */
export function useNotifyWish(): NotifyWish {
  const [kind, setKind] = useState<NotifyWish['kind']>('unknown');
  useEffect(() => setKind(kindNow()), []);
  const toggle = async () => {
    if (kind === 'on') {
      remember(false);
      setKind(kindNow());
      return;
    }
    const permission = await Notification.requestPermission();
    if (permission === 'granted') remember(true);
    setKind(permission === 'denied' ? 'refused' : kindNow());
  };
  return { kind, toggle: () => void toggle() };
}

function kindNow(): NotifyWish['kind'] {
  if (!('Notification' in window)) return 'unknown';
  if (Notification.permission === 'denied') return 'refused';
  return Notification.permission === 'granted' && isRemembered() ? 'on' : 'off';
}

function isRemembered(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

function remember(wish: boolean) {
  try {
    if (wish) window.localStorage.setItem(KEY, 'yes');
    else window.localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
}
