import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { DataProvider } from '@/components/data/data-provider';
import { COLOUR_SCHEME_COOKIE, readColourScheme } from '@/components/shell/colour-scheme';
import { ToastProvider } from '@/components/ui/toasts';
import { messagesInUse, perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { wordsScript } from '@/server/words/interface-words';
import './globals.css';

export const metadata: Metadata = perLocale(() => ({
  title: { default: 'Cardwright', template: '%s · Cardwright' },
  description: t('Presentations, documents, social posts and web pages from your text.'),
}));

/** Every page depends on the reader. Otherwise the build tries to render pages and thereby makes a database. */
export const dynamic = 'force-dynamic';

const PAGE_COLOURS = { light: '#fbfaf7', dark: '#161513' };

/** The browser's toolbar matches the page, even if the chosen scheme differs from the system's. */
export async function generateViewport(): Promise<Viewport> {
  const scheme = await chosenScheme();
  if (scheme !== 'system') return { themeColor: PAGE_COLOURS[scheme] };
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: PAGE_COLOURS.light },
      { media: '(prefers-color-scheme: dark)', color: PAGE_COLOURS.dark },
    ],
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const scheme = await chosenScheme();
  const { locale, dir } = messagesInUse();
  const words = wordsScript();
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang={locale} dir={dir} data-theme={scheme}>
      <head>
        {/* Not `async`, because every module reads its messages while it is evaluated. */}
        {words && <script src={words.address} nonce={nonce} />}
      </head>
      <body>
        <DataProvider>
          <ToastProvider>{children}</ToastProvider>
        </DataProvider>
      </body>
    </html>
  );
}

async function chosenScheme() {
  return readColourScheme((await cookies()).get(COLOUR_SCHEME_COOKIE)?.value);
}
