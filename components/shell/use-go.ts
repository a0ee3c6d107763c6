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
