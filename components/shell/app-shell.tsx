import type { ReactNode } from 'react';
import { FollowRuns } from '@/components/runs/follow-runs';
import { AppHeader } from './app-header';
import type { ColourScheme } from './colour-scheme';
import { FocusOnArrival } from './focus-on-arrival';
import { LinksWhileOffline } from './links-while-offline';
import { OfflineBanner } from './offline-banner';

/** Header and main part of every page of the composer. The main part takes what the window has left. */
type Props = { colours: ColourScheme; hasSignIn: boolean; children: ReactNode };

export function AppShell({ colours, hasSignIn, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader colours={colours} hasSignIn={hasSignIn} />
      <OfflineBanner />
      <LinksWhileOffline />
      <FocusOnArrival />
      <FollowRuns />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  );
}
