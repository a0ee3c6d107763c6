'use client';

import { useEffect } from 'react';
import { isInDoubt } from '@/components/data/connection';
import { ownPage } from './own-page';
import { useGo } from './use-go';

/** Keeps whoever follows a link in the program while nothing is heard of the server. */
export default function OfflineLinkGuard() {
  const go = useGo();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isInDoubt()) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link) return;
      const { href, target } = link;
      const page = ownPage(event, { href, target, download: link.hasAttribute('download') }, window.location.href);
      if (page === null) return;
      // A link of the router's leaves alone what is prevented before it comes there.
      event.preventDefault();
      go(page);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [go]);
  return null;
}
