'use client';

import { FailedPage } from '@/components/shell/failed-page';
import { messagesInUse } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import './globals.css';

/** Replaces the whole document if the layout itself failed. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang={messagesInUse().locale} dir={messagesInUse().dir}>
      <body>
        <title>{t('Something went wrong · Cardwright')}</title>
        <main>
          <FailedPage digest={error.digest} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
