import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import { say } from '@/lib/words/say';

export default function ArtifactNotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[28rem] flex-col items-start justify-center gap-4 px-6">
      <div className="cut-line w-full text-edge" aria-hidden="true" />
      <h1 className="text-28 font-semibold">{say('Nothing to show here')}</h1>
      <p className="text-16 text-quiet">
        {say(
          'There is no such deck, or it is not shared with you. Check the address, or ask whoever sent it to share it again.',
        )}
      </p>
      <Link href="/" className={buttonClasses()}>
        {say('Compose something new')}
      </Link>
    </main>
  );
}
