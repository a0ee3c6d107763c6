import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { AppShell } from '@/components/shell/app-shell';
import { COLOUR_SCHEME_COOKIE, readColourScheme } from '@/components/shell/colour-scheme';
import { buttonClasses } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { EmptyState } from '@/components/ui/states';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { config } from '@/server/config';

export const metadata: Metadata = perLocale(() => ({ title: t('Not found') }));

export default async function NotFound() {
  const colours = readColourScheme((await cookies()).get(COLOUR_SCHEME_COOKIE)?.value);
  return (
    <AppShell colours={colours} hasSignIn={config().accessToken !== undefined}>
      <h1 className="sr-only">{t('Not found')}</h1>
      <EmptyState
        title={t('Page not found')}
        action={
          <PageLink href="/" className={buttonClasses('outline')}>
            {t('Create a deck')}
          </PageLink>
        }
      >
        {t('Check the URL. The page may have been removed.')}
      </EmptyState>
    </AppShell>
  );
}
