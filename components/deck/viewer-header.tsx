import { Download } from 'lucide-react';
import { buttonClasses } from '@/components/ui/button';
import { t } from '@/lib/words/t';
import { type DeckSize, sizeWords } from './deck-size';
import { PRESENT_SLOT } from './present-keys';
import './viewer.css';

/** The viewer's only bar: the title and the download actions. */
export function ViewerHeader({
  title,
  size,
  canPresent = false,
  files,
}: {
  title: string;
  /** Null for a webpage, which is shown without cards or pages. */
  size: DeckSize | null;
  canPresent?: boolean;
  files: readonly { name: string; href: string }[];
}) {
  return (
    <header className="viewer-header">
      <div className="viewer-name">
        <h1 className="viewer-title">{title}</h1>
        {size !== null && <p className="viewer-count">{sizeWords(size)}</p>}
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
        {canPresent && <div id={PRESENT_SLOT} className="viewer-present" />}
      </nav>
    </header>
  );
}
