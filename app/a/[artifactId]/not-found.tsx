import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';
import { say } from '@/lib/words/say';

/** Without the header of the program: whoever was sent the address need not be one of its people. */
export default function ArtifactNotFound() {
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <h1 className="sr-only">{say('Not found')}</h1>
      <EmptyState
        title={say('Nothing to show here')}
        action={
          <Link href="/" className={buttonClasses()}>
            {say('Compose something new')}
          </Link>
        }
      >
        {say(
          'There is no such deck, or it is not shared with you. Check the address, or ask whoever sent it to share it again.',
        )}
      </EmptyState>
    </main>
  );
}
