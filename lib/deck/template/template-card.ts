import type { PageCard } from '../blocks';
import { titleOf } from '../content/read-content';
import type { Deck } from '../deck';
import { type PlacedCard, paragraphsOf } from '../placed';
import { countWords } from '../text/letters-and-words';
import { plainText } from '../text/text-runs';
import { wordsOnCard } from '../write/condense-card';
import { type TemplateSlot, templateSlots } from './template-shape';

/** A template card as described to a model, including its heading and number of words. */
export type TemplateCard = TemplateSlot & { heading: string; words: number };

/** Text roles that don't count as the card's content. */
const FRAME: ReadonlySet<string> = new Set(['header', 'footer', 'cardNumber', 'ornament', 'title']);

/** The template's cards. The pages of a document show more than its cards, so those are read from its blocks. */
export function templateCards({ cards, blocks, format }: Pick<Deck, 'cards' | 'blocks' | 'format'>): TemplateCard[] {
  if (format === 'document' && blocks) return blocks.map(cardOfBlocks);
  const slots = templateSlots(cards);
  return cards
    .filter(({ page }) => page === 0)
    .map((card, at) => ({ ...slots[at]!, heading: card.title.slice(0, MOST_HEADING), words: wordsOn(card) }));
}

function cardOfBlocks(card: PageCard, at: number): TemplateCard {
  return {
    layout: 'flow',
    pictures: card.blocks.filter(({ kind }) => kind === 'image').length,
    heading: titleOf({ ...card, notes: null }, at).slice(0, MOST_HEADING),
    words: wordsOnCard(card.blocks.filter(({ kind }) => kind !== 'heading')),
  };
}

const MOST_HEADING = 120;

function wordsOn({ elements }: PlacedCard): number {
  return elements
    .filter((element) => element.kind !== 'text' || !FRAME.has(element.role))
    .flatMap(paragraphsOf)
    .reduce((sum, { runs }) => sum + countWords(plainText(runs)), 0);
}
