import { t, tPlural } from '@/lib/words/t';
import type { PictureCredit } from './picture-credits';

/** The picture credits below the deck; nothing if there are none. */
export function CreditsList({ credits }: { credits: readonly PictureCredit[] }) {
  if (credits.length === 0) return null;
  return (
    <section className="viewer-credits" aria-labelledby="picture-credits">
      <h2 id="picture-credits">{t('Images')}</h2>
      <ul>
        {credits.map(({ credit, cards }) => (
          <li key={credit}>
            {credit}{' '}
            <span>
              · {tPlural(cards.length, { one: 'card', other: 'cards' })} {cards.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
