'use client';

import { FailedPage } from '@/components/shell/failed-page';

export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main>
      <FailedPage digest={error.digest} onRetry={reset} />
    </main>
  );
}
