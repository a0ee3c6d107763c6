import { say, sayCount } from '@/lib/words/say';
import type { PictureCredit } from './picture-credits';

/** Where the pictures come from, below the deck; nothing where there are none to name. */
export function CreditsList({ credits }: { credits: readonly PictureCredit[] }) {
  if (credits.length === 0) return null;
  return (
    <section className="viewer-credits" aria-labelledby="picture-credits">
      <h2 id="picture-credits">{say('Pictures')}</h2>
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
