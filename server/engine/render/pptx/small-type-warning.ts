import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import { type PlacedCard, paragraphsOf } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import { englishMessage } from '@/lib/words/stored-messages';
import { slideScale } from './fit-to-slide';
import { slideSize } from './slide';

/** Smaller type is not legible on a slide. */
const LEGIBLE: Points = 10;
/** The warning lists at most this many cards. */
const MAX_NAMED = 6;

/** One warning about all cards that are so tall that their type becomes too small when they are scaled to the slide. */
export function smallTypeWarning(deck: Pick<Deck, 'format' | 'dimensions' | 'cards'>): DeckWarning[] {
  const slide = slideSize(deck);
  const small = deck.cards.flatMap((card) => {
    const scale = slideScale(card, slide);
    const size = scale < 1 ? textSize(card) * scale : LEGIBLE;
    return size < LEGIBLE ? [{ card: card.index, size: Math.round(size * 2) / 2 }] : [];
  });
  const [first, ...others] = small;
  if (!first) return [];
  if (others.length === 0) {
    const message = englishMessage('Card {number} overflows: its text shrinks to {size} pt in PowerPoint.', {
      number: first.card + 1,
      size: first.size,
    });
    return [{ card: first.card, message }];
  }
  const named = small.slice(0, MAX_NAMED).map(({ card, size }) => `${card + 1} (${size} pt)`);
  const cards = named.join(', ');
  const more = small.length - MAX_NAMED;
  const message =
    more > 0
      ? englishMessage('Cards {cards} and {more} more overflow: their text shrinks in PowerPoint.', {
          cards,
          more,
        })
      : englishMessage('Cards {cards} overflow: their text shrinks in PowerPoint.', { cards });
  return [{ card: first.card, message }];
}

/** The type size that most of a card's text has. */
function textSize({ elements }: PlacedCard): Points {
  const letters = new Map<Points, number>();
  for (const { runs } of elements.flatMap(paragraphsOf))
    for (const { text, style } of runs) letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
  const [most] = [...letters].sort((one, other) => other[1] - one[1]);
  return most?.[0] ?? LEGIBLE;
}
