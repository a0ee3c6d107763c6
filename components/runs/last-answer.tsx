'use client';

import { useQuery } from '@tanstack/react-query';
import { lastAnswerOptions } from '@/components/data/runs';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { Trans } from '@/components/ui/trans';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';

/** The service's last response, verbatim. Loaded when opened. */
export function LastAnswer({ run }: { run: Pick<Run, 'id' | 'state'> }) {
  const { data, error, refetch } = useQuery(lastAnswerOptions(run));
  if (!data && error)
    return (
      <ErrorState
        title={t('Can’t load the answer')}
        action={<Button onClick={() => void refetch()}>{t('Retry')}</Button>}
      >
        {error.message}
      </ErrorState>
    );
  if (!data) return <LoadingState label={t('Loading…')} rows={3} />;
  if (data.answer === null) return <p className="text-14 text-quiet">{t('No answer yet.')}</p>;
  const { at, statusCode, text } = data.answer;
  return (
    <>
      <p className="text-13 text-quiet">
        <Trans
          of="HTTP {statusCode}, {time}. Keys are removed."
          with={{ statusCode, time: <RelativeTime at={at} /> }}
        />
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label={t('Service answer')}
        className="mt-2 max-h-96 overflow-auto rounded-control bg-surface p-3"
        dir="ltr"
      >
        <pre className="font-mono text-12 whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </section>
    </>
  );
}
