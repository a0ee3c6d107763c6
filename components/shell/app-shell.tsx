import type { ReactNode } from 'react';
import { CommandCenter } from '@/components/commands/command-center';
import { PageLink } from '@/components/ui/page-link';
import { t } from '@/lib/words/t';
import type { ColourScheme } from './colour-scheme';
import { BalanceNote, LinkGuards, RunWatcher, WorkspaceMenu } from './later-parts';
import { Logo } from './logo';
import { FocusOnArrival, NavLinks } from './nav-links';
import { OfflineBanner } from './offline-banner';

/** The header and main element of every page. The main element fills the rest of the window. */
type Props = { colours: ColourScheme; hasSignIn: boolean; children: ReactNode };

export function AppShell({ colours, hasSignIn, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader colours={colours} hasSignIn={hasSignIn} />
      <OfflineBanner />
      <LinkGuards />
      <FocusOnArrival />
      <RunWatcher />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  );
}

function AppHeader({ colours, hasSignIn }: { colours: ColourScheme; hasSignIn: boolean }) {
  return (
    <header className="flex h-(--shell) shrink-0 items-center gap-x-2 border-b border-hairline px-4 lg:px-6 print:hidden">
      <a
        href="#main"
        className="sr-only rounded-control bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50"
      >
        {t('Skip to content')}
      </a>
      {/* Duplicates the "Create" link for pointers, so it is skipped by keyboard. */}
      <PageLink
        href="/"
        tabIndex={-1}
        className="flex min-h-11 items-center gap-2.5 text-14 font-semibold tracking-tight sm:pe-4"
      >
        <Logo />
        <span className="max-sm:sr-only">Cardwright</span>
      </PageLink>
      <NavLinks />
      <div className="ms-auto flex min-w-0 items-center gap-2 sm:gap-3">
        <BalanceNote />
        <CommandCenter />
        <WorkspaceMenu colours={colours} hasSignIn={hasSignIn} />
      </div>
    </header>
  );
}
