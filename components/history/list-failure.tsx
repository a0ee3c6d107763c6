import { useSilence } from '@/components/data/use-silence';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import { say } from '@/lib/words/say';

/** In the place of a list that could not be read. When nothing is heard of the server it goes on by itself later. */
export function ListFailure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const isSilent = useSilence();
  return (
    <ErrorState
      title={say('The history could not be read')}
      className="mt-6"
      action={<Button onClick={onAgain}>{say('Try again')}</Button>}
    >
      {error.message}{' '}
      {isSilent && say('What you look for stays as you wrote it, and is read by itself when the connection is back.')}
    </ErrorState>
  );
}
