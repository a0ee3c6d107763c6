'use client';

import dynamic from 'next/dynamic';
import { loadLater } from '@/components/ui/load-later';

const DownloadGuard = dynamic(
  loadLater(() => import('./download-guard')),
  { ssr: false },
);

/** On every page, loaded once the page is interactive. Until then the browser handles downloads. */
export function DownloadErrors() {
  return <DownloadGuard />;
}
