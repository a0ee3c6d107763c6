import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import type { PlacedCard, PlacedParagraph } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import { inEnglish } from '@/lib/words/say-kept';
import { slideScale } from './fit-to-slide';
import { slideSize } from './slide-size';

/** Under this size nobody reads a slide. */
const LEGIBLE: Points = 10;
/** How many cards the warning names. */
const NAMED = 6;

/** One sentence for the file on the cards that are so much taller than a slide that their type becomes too small. */
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
    const message = inEnglish('Card {number} is taller than a slide: in the PPTX its text is {size} pt.', {
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
      ? inEnglish('Cards {cards} and {more} others are taller than a slide: in the PPTX their text is that small.', {
          cards,
          more,
        })
      : inEnglish('Cards {cards} are taller than a slide: in the PPTX their text is that small.', { cards });
  return [{ card: first.card, message }];
}

/** The size most of a card's text is set in. */
function textSize({ elements }: PlacedCard): Points {
  const letters = new Map<Points, number>();
  const count = (paragraphs: readonly PlacedParagraph[]) => {
    for (const { text, style } of paragraphs.flatMap(({ runs }) => runs)) {
      letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
    }
  };
  for (const element of elements) {
    if (element.kind === 'text') count(element.paragraphs);
    if (element.kind === 'table')
      for (const { cells } of element.rows) for (const cell of cells) count(cell.paragraphs);
  }
  const [most] = [...letters].sort((one, other) => other[1] - one[1]);
  return most?.[0] ?? LEGIBLE;
}
