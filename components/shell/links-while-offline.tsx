'use client';

import dynamic from 'next/dynamic';
import { loadLater } from '@/components/ui/load-later';

const OfflineLinkGuard = dynamic(
  loadLater(() => import('./offline-link-guard')),
  { ssr: false },
);

/** On every page, loaded once the page is interactive, because loading it needs the network. */
export function LinksWhileOffline() {
  return <OfflineLinkGuard />;
}
