import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { DataProvider } from '@/components/data/data-provider';
import { COLOUR_SCHEME_COOKIE, readColourScheme } from '@/components/shell/colour-scheme';
import { ToastProvider } from '@/components/ui/toasts';
import { say } from '@/lib/words/say';
import { wordsInUse } from '@/lib/words/words-in-use';
import { wordsScript } from '@/server/words/interface-words';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Cardwright', template: '%s · Cardwright' },
  description: say('Presentations, documents, social posts and webpages from your text.'),
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#161513' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const scheme = readColourScheme((await cookies()).get(COLOUR_SCHEME_COOKIE)?.value);
  const { locale, dir } = wordsInUse();
  const words = wordsScript();
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang={locale} dir={dir} data-theme={scheme}>
      <head>
        {/* Not `async`: every module of the interface finds its words already there. */}
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
