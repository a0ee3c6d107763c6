import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { COLOUR_SCHEME_COOKIE, readColourScheme } from '@/components/shell/colour-scheme';
import { config } from '@/server/config';

export default async function MainLayout({ children }: { children: ReactNode }) {
  const colours = readColourScheme((await cookies()).get(COLOUR_SCHEME_COOKIE)?.value);
  return (
    <AppShell colours={colours} hasSignIn={config().accessToken !== undefined}>
      {children}
    </AppShell>
  );
}
