import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { isAnswering, isInDoubt } from '@/components/data/connection';
import { useToast } from '@/components/ui/toasts';
import { t } from '@/lib/words/t';

/**
 * Navigates within the app, for links, keys and commands. While the server is unreachable it stays and shows a message
 * instead: the router would fall back to a full page load, and the browser's offline page would replace the app and the
 * unsaved input.
 */
export function useGo(): (address: string) => void {
  const router = useRouter();
  const toast = useToast();
  return useCallback(
    (address: string) => {
      const { pathname, search, hash } = new URL(address, window.location.href);
      const isThisPage = pathname === window.location.pathname && search === window.location.search;
      if (!isInDoubt() || (isThisPage && hash !== '')) return router.push(address);
      // The router would load the page again.
      if (isThisPage) return;
      const stay = () =>
        toast(
          navigator.onLine
            ? t('Can’t reach the server. The page opens when it’s back.')
            : t('You’re offline. The page opens when you’re back online.'),
          undefined,
          ['page out of reach'],
        );
      // Do not wait for a server that was silent before, but check it, so that the next try may succeed.
      if (isInDoubt() === 'silent') {
        void isAnswering();
        return stay();
      }
      void isAnswering().then((isHere) => (isHere ? router.push(address) : stay()));
    },
    [router, toast],
  );
}

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Followed = { href: string; target: string; download: boolean };

/**
 * The app page that a click on a link would navigate to, as path and query; null if the page stays: a new tab or
 * window, a download, an anchor on the same page, another site.
 */
export function ownPage(click: Click, { href, target, download }: Followed, here: string): string | null {
  const isPlain = click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
  if (!isPlain || click.defaultPrevented || download || !['', '_self'].includes(target)) return null;
  if (!URL.canParse(href)) return null;
  const [to, from] = [new URL(href), new URL(here)];
  if (to.origin !== from.origin) return null;
  const isSame = to.pathname === from.pathname && to.search === from.search;
  return isSame && to.hash !== '' ? null : `${to.pathname}${to.search}${to.hash}`;
}

/** The path to redirect to, if it is on this site; otherwise the composer. */
export function ownPath(path: string | null): string {
  if (path === null || !path.startsWith('/')) return '/';
  // Browsers treat `//host` and `/\host` as another host, and strip tabs and line breaks.
  return /^\/[/\\]|[\t\n\r\\]/.test(path) ? '/' : path;
}
