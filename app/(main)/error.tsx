'use client';

import { FailedPage } from '@/components/shell/failed-page';

/** Rendered inside the shell, so the navigation stays usable. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <FailedPage digest={error.digest} onRetry={reset} />;
}
