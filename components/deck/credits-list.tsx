import { t, tPlural } from '@/lib/words/t';
import type { PictureCredit } from './picture-credits';

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
