'use client';

import { FailedPage } from '@/components/shell/failed-page';
import './globals.css';

/** When the layout itself failed: it stands in for the whole document. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something failed · Cardwright</title>
        <main>
          <FailedPage digest={error.digest} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
