import { useSilence } from '@/components/data/use-silence';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import { t } from '@/lib/words/t';

/** Shown if the list could not be loaded. Retries automatically when the server is reachable again. */
export function ListFailure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const isSilent = useSilence();
  return (
    <ErrorState
      title={t('Couldn’t load history')}
      className="mt-6"
      action={<Button onClick={onAgain}>{t('Retry')}</Button>}
    >
      {error.message} {isSilent && t('It loads again when the connection is back.')}
    </ErrorState>
  );
}
