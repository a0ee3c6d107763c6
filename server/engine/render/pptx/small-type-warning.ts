import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import { paragraphsOf } from '@/lib/deck/paragraphs-of';
import type { PlacedCard } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import { englishMessage } from '@/lib/words/stored-messages';
import { slideScale } from './fit-to-slide';
import { slideSize } from './slide-size';

/** Below this size a slide is not legible. */
const LEGIBLE: Points = 10;
/** How many cards the warning names. */
const NAMED = 6;

/** One warning for the file about cards that are so much taller than a slide that their type becomes too small. */
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
  const named = small.slice(0, NAMED).map(({ card, size }) => `${card + 1} (${size} pt)`);
  const cards = named.join(', ');
  const more = small.length - NAMED;
  const message =
    more > 0
      ? englishMessage('Cards {cards} and {more} more overflow: their text shrinks in PowerPoint.', {
          cards,
          more,
        })
      : englishMessage('Cards {cards} overflow: their text shrinks in PowerPoint.', { cards });
  return [{ card: first.card, message }];
}

/** The size of most of a card's text. */
function textSize({ elements }: PlacedCard): Points {
  const letters = new Map<Points, number>();
  for (const { runs } of elements.flatMap(paragraphsOf))
    for (const { text, style } of runs) letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
  const [most] = [...letters].sort((one, other) => other[1] - one[1]);
  return most?.[0] ?? LEGIBLE;
}
