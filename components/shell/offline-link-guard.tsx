'use client';

import { useEffect } from 'react';
import { isInDoubt } from '@/components/data/connection';
import { ownPage } from './own-page';
import { useGo } from './use-go';

/** Blocks navigation by links while the server is unreachable. */
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
      // The router's links ignore an event that was already prevented.
      event.preventDefault();
      go(page);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [go]);
  return null;
}
