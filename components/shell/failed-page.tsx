'use client';

import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import { Words } from '@/components/ui/words';
import { say } from '@/lib/words/say';

/** A page that broke. What was typed is kept, so trying again loses nothing. */
export function FailedPage({ digest, onRetry }: { digest?: string; onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <h1 className="sr-only">{say('Something failed')}</h1>
      <ErrorState title={say('This page failed')} action={<Button onClick={onRetry}>{say('Try again')}</Button>}>
        <p>{say('Drafts and runs are kept; nothing is lost.')}</p>
        {digest && (
          <p className="mt-1">
            <Words
              of="In the log it is called {code}."
              with={{ code: <code className="font-mono text-13">{digest}</code> }}
            />
          </p>
        )}
      </ErrorState>
    </div>
  );
}
