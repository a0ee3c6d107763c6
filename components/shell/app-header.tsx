import { CommandCenter } from '@/components/commands/command-center';
import { PageLink } from '@/components/ui/page-link';
import { t } from '@/lib/words/t';
import type { ColourScheme } from './colour-scheme';
import { BalanceNote, WorkspaceMenu } from './later-parts';
import { Logo } from './logo';
import { NavLinks } from './nav-links';

type Props = { colours: ColourScheme; hasSignIn: boolean };

export function AppHeader({ colours, hasSignIn }: Props) {
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
