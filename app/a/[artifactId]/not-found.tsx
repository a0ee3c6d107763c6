import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';
import { t } from '@/lib/words/t';
// The browser preloads the page's style sheets, and logs a warning for one that is never used.
import '@/components/deck/viewer.css';

/** Without the app's header, because a visitor with a link may not be a user of the app. */
export default function ArtifactNotFound() {
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <h1 className="sr-only">{t('Not found')}</h1>
      <EmptyState
        title={t('Nothing to show here')}
        action={
          <Link href="/" className={buttonClasses()}>
            {t('Create something new')}
          </Link>
        }
      >
        {t('This deck doesn’t exist or isn’t shared with you. Check the link or ask for a new one.')}
      </EmptyState>
    </main>
  );
}
