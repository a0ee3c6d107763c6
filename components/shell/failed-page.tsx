'use client';

import { t } from '@/lib/words/t';

/**
 * The error page of a route. Input is kept, so a retry loses nothing. It is part of every page's bundle, because it
 * could not be loaded when it is needed, so it only uses plain elements.
 */
export function FailedPage({ digest, onRetry }: { digest?: string; onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <h1 className="sr-only">{t('Something went wrong')}</h1>
      <div role="alert" className="border-s-2 border-bad py-1 ps-4 text-14">
        <p className="font-semibold">{t('Something went wrong')}</p>
        <div className="mt-1 text-quiet">
          <p>{t('Your drafts and runs are safe.')}</p>
          {digest && <p className="mt-1">{t('Log ID: {code}', { code: digest })}</p>}
        </div>
        <button
          type="button"
          onClick={onRetry}
          className="mt-3 min-h-9 rounded-control border border-edge bg-paper px-3 font-medium text-ink transition hover:border-ink pointer-coarse:min-h-11"
        >
          {t('Retry')}
        </button>
      </div>
    </div>
  );
}
