import type { Block, BlockOf, Card } from '../blocks';
import { isLineTitle } from './line-titles';
import type { PlannedCard } from './plan-cards';

type Heading = BlockOf<'heading'>;
export type HeadedCard = Omit<PlannedCard, 'repeats'> & Pick<Card, 'repeats'>;

/**
 * Cards that begin in the middle of a section repeat its heading, "(continued)" where its content has begun on an
 * earlier card. A sentence that became the title is no heading for what follows it.
 */
export function repeatHeadings(cards: readonly PlannedCard[]): HeadedCard[] {
  let current: Heading | null = null;
  const begun = new WeakSet<Heading>();
  return cards.map(({ repeats: given, ...card }): HeadedCard => {
    const heading: Heading | null = beginsWithHeading(card.blocks) && !given ? null : (given ?? current);
    const isContinued = heading !== null && begun.has(heading);
    if (given) begun.add(given);
    for (const block of card.blocks) {
      if (block.kind === 'heading') current = block;
      // A title and its subtitle, a section and its lead line, announce what is still to come.
      else if (current && !card.part) begun.add(current);
    }
    return heading && (given || !isLineTitle(heading)) ? { ...card, repeats: { heading, isContinued } } : card;
  });
}

/** A logo may be above. */
function beginsWithHeading(blocks: readonly Block[]): boolean {
  return blocks.find(({ kind }) => kind !== 'image')?.kind === 'heading';
}
