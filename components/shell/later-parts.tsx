'use client';

import { UserRound } from 'lucide-react';
import dynamic from 'next/dynamic';
import { loadLater } from '@/components/ui/load-part';

/** The workspace menu, loaded after the page's main content. */
export const WorkspaceMenu = dynamic(
  loadLater(() => import('./workspace-menu').then((module) => module.WorkspaceMenu)),
  {
    ssr: false,
    loading: () => (
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-control text-quiet sm:bg-sunk pointer-coarse:size-11"
      >
        <UserRound size={16} />
      </span>
    ),
  },
);

/** Reserves no space if no remote service is configured. */
export const BalanceNote = dynamic(
  loadLater(() => import('./balance-note').then((module) => module.BalanceNote)),
  { ssr: false },
);

/** On every page, loaded once the page is interactive. Until then the browser handles links and downloads. */
export const LinkGuards = dynamic(
  loadLater(() => import('./link-guards')),
  { ssr: false },
);

/** On every page, loaded once the page is interactive. */
export const RunWatcher = dynamic(
  loadLater(() => import('@/components/runs/run-watcher')),
  { ssr: false },
);
