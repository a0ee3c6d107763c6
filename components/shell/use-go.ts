import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { isAnswering, isInDoubt } from '@/components/data/connection';
import { useToast } from '@/components/ui/toasts';
import { say } from '@/lib/words/say';

/**
 * Goes to a page of the program; in the same way for links, keys and commands. While nothing is heard of the server one
 * stays and is told so: the router would hand over to the browser, whose page about being offline takes the place of
 * the program and of what is written there.
 */
export function useGo(): (address: string) => void {
  const router = useRouter();
  const toast = useToast();
  return useCallback(
    (address: string) => {
      const { pathname, search, hash } = new URL(address, window.location.href);
      const isThisPage = pathname === window.location.pathname && search === window.location.search;
      if (!isInDoubt() || (isThisPage && hash !== '')) return router.push(address);
      // The router would read it anew.
      if (isThisPage) return;
      const stay = () =>
        toast(
          navigator.onLine
            ? say('Cardwright does not answer: that page opens when it is back.')
            : say('You are offline: that page opens when the connection is back.'),
          undefined,
          ['page out of reach'],
        );
      // Of a server that has been silent nobody waits for the answer, but it is asked: the next try may go.
      if (isInDoubt() === 'silent') {
        void isAnswering();
        return stay();
      }
      void isAnswering().then((isHere) => (isHere ? router.push(address) : stay()));
    },
    [router, toast],
  );
}
