'use client';

import dynamic from 'next/dynamic';
import { loadLater } from '@/components/ui/load-part';

const RunWatcher = dynamic(
  loadLater(() => import('./run-watcher')),
  { ssr: false },
);

/** On every page, loaded once the page is interactive. */
export function FollowRuns() {
  return <RunWatcher />;
}
