import Link from 'next/link';
import { AccountMenu } from '@/components/account/account-menu';
import { CommandCenter } from '@/components/commands/command-center';
import { say } from '@/lib/words/say';
import { BalanceNote } from './balance-note';
import type { ColourScheme } from './colour-scheme';
import { ColourSwitch } from './colour-switch';
import { Logo } from './logo';
import { NavLinks } from './nav-links';

type Props = { colours: ColourScheme; hasSignIn: boolean };

export function AppHeader({ colours, hasSignIn }: Props) {
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-2 border-b max-[22rem]:gap-x-1 border-hairline px-4 sm:gap-x-6 lg:px-6 print:hidden">
      <a
        href="#main"
        className="sr-only rounded-control bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50"
      >
        {say('Skip to the content')}
      </a>
      <Link href="/" className="flex min-h-11 items-center gap-2.5 text-16 font-semibold tracking-tight">
        <Logo />
        <span className="max-[27rem]:sr-only">Cardwright</span>
      </Link>
      <NavLinks />
      {/* On a phone a line of its own, below the one that the page one is on is marked at. */}
      <div className="ms-auto max-md:order-last max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:border-t max-md:border-hairline max-md:px-4 max-md:py-1.5">
        <BalanceNote />
      </div>
      <CommandCenter />
      <ColourSwitch initial={colours} />
      {hasSignIn && <AccountMenu />}
    </header>
  );
}
