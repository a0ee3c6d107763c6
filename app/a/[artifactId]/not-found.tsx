import { EmptyState } from '@/components/ui/states';
import { t } from '@/lib/words/t';
// The browser preloads the page's style sheets, and logs a warning for one that is never used.
import '@/components/deck/viewer.css';

/** Without the app's header, because a visitor with a link may not be a user of the app. */
export default function ArtifactNotFound() {
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <EmptyState
        heading={t('Not found')}
        title={t('Nothing to show here')}
        to={{ href: '/', label: t('Create something new') }}
      >
        {t('This deck doesn’t exist or isn’t shared with you. Check the link or ask for a new one.')}
      </EmptyState>
    </main>
  );
}
