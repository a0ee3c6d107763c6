import { say, sayCount } from '@/lib/words/say';
import type { PictureCredit } from './picture-credits';

/** The picture credits below the deck; nothing if there are none. */
export function CreditsList({ credits }: { credits: readonly PictureCredit[] }) {
  if (credits.length === 0) return null;
  return (
    <section className="viewer-credits" aria-labelledby="picture-credits">
      <h2 id="picture-credits">{say('Images')}</h2>
      <ul>
        {credits.map(({ credit, cards }) => (
          <li key={credit}>
            {credit}{' '}
            <span>
              · {sayCount(cards.length, { one: 'card', other: 'cards' })} {cards.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
