import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { DataProvider } from '@/components/data/data-provider';
import { COLOUR_SCHEME_COOKIE, readColourScheme } from '@/components/shell/colour-scheme';
import { ToastProvider } from '@/components/ui/toasts';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Cardwright', template: '%s · Cardwright' },
  description: 'Presentations, documents, social posts and webpages from your text.',
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#161513' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const scheme = readColourScheme((await cookies()).get(COLOUR_SCHEME_COOKIE)?.value);
  return (
    <html lang="en" data-theme={scheme}>
      <body>
        <DataProvider>
          <ToastProvider>{children}</ToastProvider>
        </DataProvider>
      </body>
    </html>
  );
}
