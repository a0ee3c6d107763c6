import { useEffect, useRef } from 'react';
import type { ChangeFailure } from '@/components/data/use-run-changes';
import { useSilence } from '@/components/shell/offline-banner';
import { Button } from '@/components/ui/button';
import { ErrorState, RetryButton } from '@/components/ui/states';
import { t } from '@/lib/words/t';

type Props = { failure: ChangeFailure | null; onClose: () => void; className?: string };

/** Reports that a change was not saved and shows the typed text. Retries once the server is reachable again. */
export function FailedChange({ failure, onClose, className }: Props) {
  useOnReconnect(failure?.again ?? null);
  if (!failure) return null;
  const { message, lost, again } = failure;
  return (
    <ErrorState
      title={lost === null ? t('Something went wrong') : t('“{title}” isn’t saved yet', { title: lost })}
      className={className}
      action={
        <div className="flex flex-wrap gap-2">
          {again && <RetryButton size="small" onClick={again} />}
          <Button size="small" look="bare" onClick={onClose}>
            {t('Close')}
          </Button>
        </div>
      }
    >
      {message}
    </ErrorState>
  );
}

/** Calls `retry` when the server answers again after it was unreachable. */
function useOnReconnect(retry: (() => void) | null): void {
  const isSilent = useSilence();
  const wasSilent = useRef(false);
  useEffect(() => {
    if (wasSilent.current && !isSilent) retry?.();
    wasSilent.current = isSilent;
  }, [isSilent, retry]);
}
