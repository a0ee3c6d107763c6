import { Download } from 'lucide-react';
import { buttonClasses } from '@/components/ui/button';
import { t, tPlural } from '@/lib/words/t';
import { PRESENT_SLOT } from './present-slot';
import './viewer.css';

/** The viewer's only bar: the title and the download actions. */
export function ViewerHeader({
  title,
  count,
  files,
}: {
  title: string;
  /** Null for a webpage, which has neither cards nor anything to present. */
  count: { cards: number } | { pages: number } | null;
  files: readonly { name: string; href: string }[];
}) {
  return (
    <header className="viewer-header">
      <div className="viewer-name">
        <h1 className="viewer-title">{title}</h1>
        {count !== null && (
          <p className="viewer-count">
            {'pages' in count
              ? tPlural(count.pages, { one: '1 page', other: '{count} pages' })
              : tPlural(count.cards, { one: '1 card', other: '{count} cards' })}
          </p>
        )}
      </div>
      <nav aria-label={t('Files')} className="viewer-files">
        {files.map(({ name, href }) => (
          <a
            key={name}
            href={href}
            download
            className={buttonClasses('outline')}
            aria-label={t('Download {name}', { name })}
          >
            <Download size={15} aria-hidden="true" />
            {name}
          </a>
        ))}
        {count !== null && <div id={PRESENT_SLOT} className="viewer-present" />}
      </nav>
    </header>
  );
}
