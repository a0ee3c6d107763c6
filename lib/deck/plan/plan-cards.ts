import type { Block, BlockOf, Card } from '../blocks';
import { titleBlocks } from '../write/cut-atoms';
import { dealCards } from '../write/deal-cards';

/** A card to be, before its speaker notes are taken off. `repeats`: the heading that it stands under. */
export type PlannedCard = { blocks: Block[]; part?: Card['part']; repeats?: BlockOf<'heading'> };

/**
 * A text as at most `count` cards, exactly so many where it has as many pieces that can stand by themselves: its own
 * `plan` where that makes so many, else the text balanced over them.
 */
export function planCards(blocks: readonly Block[], plan: PlannedCard[], count: number): PlannedCard[] {
  return plan.length === count ? plan : dealPlanned(blocks, count);
}

function dealPlanned(blocks: readonly Block[], count: number): PlannedCard[] {
  const dealt = dealCards(blocks, count);
  const title = titleBlocks(blocks);
  const hasTitle = dealt.length > 1 && title > 0 && dealt[0]!.length === title;
  return dealt.map(
    (each, at): PlannedCard => (at === 0 && hasTitle ? { blocks: each, part: 'title' } : { blocks: each }),
  );
}
