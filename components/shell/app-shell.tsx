import type { ReactNode } from 'react';
import { FollowRuns } from '@/components/runs/follow-runs';
import { AppHeader } from './app-header';
import type { ColourScheme } from './colour-scheme';
import { DownloadErrors } from './download-errors';
import { FocusOnArrival } from './focus-on-arrival';
import { LinksWhileOffline } from './links-while-offline';
import { OfflineBanner } from './offline-banner';

/** The header and main element of every page. The main element fills the rest of the window. */
type Props = { colours: ColourScheme; hasSignIn: boolean; children: ReactNode };

export function AppShell({ colours, hasSignIn, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader colours={colours} hasSignIn={hasSignIn} />
      <OfflineBanner />
      <LinksWhileOffline />
      <DownloadErrors />
      <FocusOnArrival />
      <FollowRuns />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  );
}
