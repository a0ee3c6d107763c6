'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

const RunWatcher = dynamic(
  loadPart(() => import('./run-watcher')),
  { ssr: false },
);

/** On every page, once it stands: nothing of it is needed to begin. */
export function FollowRuns() {
  return <RunWatcher />;
}
