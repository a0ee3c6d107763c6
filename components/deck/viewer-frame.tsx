import { Download } from 'lucide-react';
import { buttonClasses } from '@/components/ui/button';
import type { PlacedCard } from '@/lib/deck/placed';
import { t, tPlural } from '@/lib/words/t';
import { type DeckSize, sizeWords } from './deck-words';
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

/** The picture credits below the deck; nothing if there are none. */
export function CreditsList({ credits }: { credits: readonly PictureCredit[] }) {
  if (credits.length === 0) return null;
  return (
    <section className="viewer-credits" aria-labelledby="picture-credits">
      <h2 id="picture-credits">{t('Images')}</h2>
      <ul>
        {credits.map(({ credit, url, cards }) => (
          <li key={credit}>
            {url === undefined ? (
              credit
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {credit}
              </a>
            )}{' '}
            <span>
              · {tPlural(cards.length, { one: 'card', other: 'cards' })} {cards.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture credit, and the cards (1-based) it applies to. */
type PictureCredit = { credit: string; url?: string; cards: number[] };

/** The credits of all pictures, deduplicated, in order of appearance. */
export function pictureCredits(cards: readonly Pick<PlacedCard, 'index' | 'elements'>[]): PictureCredit[] {
  const byCredit = new Map<string, Set<number>>();
  const urls = new Map<string, string>();
  for (const card of cards) {
    for (const element of card.elements) {
      if (element.kind !== 'image') continue;
      const { picture } = element;
      const credit = picture.kind === 'file' ? picture.credit : undefined;
      if (!credit) continue;
      if (picture.kind === 'file' && picture.creditUrl) urls.set(credit, picture.creditUrl);
      const on = byCredit.get(credit) ?? new Set();
      byCredit.set(credit, on.add(card.index + 1));
    }
  }
  return [...byCredit].map(([credit, on]) => {
    const url = urls.get(credit);
    return { credit, ...(url === undefined ? {} : { url }), cards: [...on] };
  });
}
