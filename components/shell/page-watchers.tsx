'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { loadLater } from '@/components/ui/load-part';

/**
 * On navigation the focused element may be removed, such as a button or a history row. Moves the focus to the main
 * element, so that Tab continues from there. A header link keeps it.
 */
export function FocusOnArrival() {
  const path = usePathname();
  const previousPath = useRef(path);
  useEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}

const OfflineLinkGuard = dynamic(
  loadLater(() => import('./offline-link-guard')),
  { ssr: false },
);

/** On every page, loaded once the page is interactive, because loading it needs the network. */
export function LinksWhileOffline() {
  return <OfflineLinkGuard />;
}

const DownloadGuard = dynamic(
  loadLater(() => import('./download-guard')),
  { ssr: false },
);

/** On every page, loaded once the page is interactive. Until then the browser handles downloads. */
export function DownloadErrors() {
  return <DownloadGuard />;
}
