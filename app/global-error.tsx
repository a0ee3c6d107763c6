'use client';

import { FailedPage } from '@/components/shell/failed-page';
import { say } from '@/lib/words/say';
import { wordsInUse } from '@/lib/words/words-in-use';
import './globals.css';

/** Replaces the whole document if the layout itself failed. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang={wordsInUse().locale} dir={wordsInUse().dir}>
      <body>
        <title>{say('Something went wrong · Cardwright')}</title>
        <main>
          <FailedPage digest={error.digest} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
