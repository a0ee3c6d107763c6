import { paragraphsOf } from '../paragraphs-of';
import type { PlacedCard } from '../placed';
import { countWords } from '../text/count-words';
import { plainText } from '../text/text-runs';
import { type TemplateSlot, templateSlots } from './template-shape';

/** A card of a template for a model: also its heading, and how many words it has. */
export type TemplateCard = TemplateSlot & { heading: string; words: number };

/** What header, footer and ornaments say is not the card's. */
const FRAME: ReadonlySet<string> = new Set(['header', 'footer', 'cardNumber', 'ornament', 'title']);

export function templateCards(cards: readonly PlacedCard[]): TemplateCard[] {
  const slots = templateSlots(cards);
  return cards
    .filter(({ page }) => page === 0)
    .map((card, at) => ({ ...slots[at]!, heading: card.title.slice(0, MOST_HEADING), words: wordsOn(card) }));
}

const MOST_HEADING = 120;

function wordsOn({ elements }: PlacedCard): number {
  return elements
    .filter((element) => element.kind !== 'text' || !FRAME.has(element.role))
    .flatMap(paragraphsOf)
    .reduce((sum, { runs }) => sum + countWords(plainText(runs)), 0);
}
