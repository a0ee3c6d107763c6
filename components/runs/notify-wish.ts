import { useEffect, useState } from 'react';

const KEY = 'cardwright.notify-when-ready';

export type NotifyWish = {
  /** `unknown` where the browser knows no notifications, and before it was asked. */
  kind: 'unknown' | 'off' | 'on' | 'refused';
  toggle: () => void;
};

/** Whether the person wants to be told of finished runs by the system. Nothing is asked before they say so. */
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
    // Without storage it holds for as long as nothing is asked again.
  }
}
