'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

const OfflineLinkGuard = dynamic(
  loadPart(() => import('./offline-link-guard')),
  { ssr: false },
);

/** On every page, once it stands: nothing of it is needed to begin, and there must be a network for it to come. */
export function LinksWhileOffline() {
  return <OfflineLinkGuard />;
}
