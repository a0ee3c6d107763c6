'use client';

import { FailedPage } from '@/components/shell/failed-page';

/** Within the shell: the way to the other pages stays. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <FailedPage digest={error.digest} onRetry={reset} />;
}
