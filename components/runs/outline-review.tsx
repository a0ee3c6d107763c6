import { useQuery } from '@tanstack/react-query';
import { outlineOptions } from '@/components/data/outlines';
import { Button } from '@/components/ui/button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { OutlineForm } from './outline-form';

/** The outline of a run that waits for approval, to be edited and approved. */
export function OutlineReview({ run }: { run: Run }) {
  const { data: outline, error, refetch } = useQuery(outlineOptions(run.id));
  if (outline) return <OutlineForm run={run} outline={outline} />;
  return (
    <div className="min-h-0 flex-1 bg-surface px-4 py-8">
      <div className="mx-auto max-w-2xl">
        {error ? (
          <ErrorState
            title={t('Can’t load the outline')}
            action={<Button onClick={() => void refetch()}>{t('Retry')}</Button>}
          >
            {error.message}
          </ErrorState>
        ) : (
          <LoadingState label={t('Loading…')} rows={6} />
        )}
      </div>
    </div>
  );
}
