import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { listenTo } from '@/lib/listeners';

const subscribeToNothing = () => () => {};

/**
 * False on the server and during hydration, true afterwards. For content that depends on data another part of the page
 * may have fetched before this part hydrates: parts behind `Suspense` hydrate later.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** True while the page is printed: virtualized content is then rendered in full. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronous, because the browser prints what is rendered when the event handler returns.
    const print = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    return listenTo(window, ['beforeprint', 'afterprint'], print);
  }, []);
  return isPrinting;
}

/**
 * For a button that a form replaces: focuses the button again when the form has closed and the button is rendered
 * again.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
