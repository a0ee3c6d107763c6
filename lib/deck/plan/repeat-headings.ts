import type { Format } from '../../contract/enums';
import type { Block, BlockOf, Card } from '../blocks';
import { NOTES_HEADING } from '../content/footnotes';
import { plainText } from '../text/text-runs';
import { quotationEnd } from './keep-whole';
import type { PlannedCard } from './planned-card';
import { isLineTitle } from './planned-card';

type Heading = BlockOf<'heading'>;
export type HeadedCard = Omit<PlannedCard, 'repeats'> & Pick<Card, 'repeats'>;

/**
 * Cards that begin in the middle of a section repeat its heading, except for a quotation, which often has little to do with
 * that heading. A sentence that became the title is never repeated. The title of a deck is not repeated above running text
 * on slides.
 */
export function repeatHeadings(cards: readonly PlannedCard[], format: Format): HeadedCard[] {
  let current: Heading | null = null;
  const title = format === 'presentation' && cards[0]?.part === 'title' ? firstHeading(cards[0].blocks) : undefined;
  const begun = new WeakSet<Heading>();
  return cards.map(({ repeats: given, ...card }): HeadedCard => {
    if (given === NOTES_HEADING) return { ...card, repeats: { heading: given, isContinued: false, own: 'notes' } };
    const heading: Heading | null = given ?? (beginsWithHeading(card.blocks) ? null : current);
    const isContinued = heading !== null && begun.has(heading);
    if (given) begun.add(given);
    for (const block of card.blocks) {
      if (block.kind === 'heading') current = block;
      // A title and its subtitle, a section and its lead line, announce what is still to come.
      else if (current && !card.part) begun.add(current);
    }
    const below = card.blocks.findIndex(({ kind }) => kind === 'heading');
    const opening = below === -1 ? card.blocks : card.blocks.slice(0, below);
    const isStory = heading === title && opening.every(isNarrative);
    const isQuotation =
      card.blocks.length > 0 &&
      (quotationEnd(card.blocks) === card.blocks.length ||
        card.blocks.every((block) => block.kind === 'quote' && !block.callout));
    if (!heading || isStory || isQuotation || (!given && isLineTitle(heading))) return card;
    return { ...card, repeats: { heading, isContinued } };
  });
}

function firstHeading(blocks: readonly Block[]): Heading | undefined {
  return blocks.find((block) => block.kind === 'heading');
}

/** Ignores a logo above the heading. */
function beginsWithHeading(blocks: readonly Block[]): boolean {
  return blocks.find(({ kind }) => kind !== 'image')?.kind === 'heading';
}

/** Whether a block is a paragraph of running text, not a transcript line with a time or an item without a list marker. */
export function isNarrative(block: Block): boolean {
  return block.kind === 'paragraph' && /^[\p{L}"'“”„«‘¿¡]/u.test(plainText(block.runs).trimStart());
}
