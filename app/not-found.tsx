import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import Link from 'next/link';
import { AppShell } from '@/components/shell/app-shell';
import { COLOUR_SCHEME_COOKIE, readColourScheme } from '@/components/shell/colour-scheme';
import { buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';
import { say } from '@/lib/words/say';
import { config } from '@/server/config';

export const metadata: Metadata = { title: say('Not found') };

export default async function NotFound() {
  const colours = readColourScheme((await cookies()).get(COLOUR_SCHEME_COOKIE)?.value);
  return (
    <AppShell colours={colours} hasSignIn={config().accessToken !== undefined}>
      <h1 className="sr-only">{say('Not found')}</h1>
      <EmptyState
        title={say('There is no page at this address')}
        action={
          <Link href="/" className={buttonClasses('outline')}>
            {say('Go to the composer')}
          </Link>
        }
      >
        {say('The address may be mistyped, or what stood here is gone.')}
      </EmptyState>
    </AppShell>
  );
}
