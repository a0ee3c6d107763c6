import type { PictureCredit } from './picture-credits';

/** Where the pictures come from, below the deck; nothing where there are none to name. */
export function CreditsList({ credits }: { credits: readonly PictureCredit[] }) {
  if (credits.length === 0) return null;
  return (
    <section className="viewer-credits" aria-labelledby="picture-credits">
      <h2 id="picture-credits">Pictures</h2>
      <ul>
        {credits.map(({ credit, cards }) => (
          <li key={credit}>
            {credit}{' '}
            <span>
              · {cards.length === 1 ? 'card' : 'cards'} {cards.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
