import type { Block, BlockOf, Card } from '../blocks';
import { plainText } from '../text/text-runs';

/** A planned card, before speaker notes are removed. `repeats` is the heading it continues. */
export type PlannedCard = {
  blocks: Block[];
  repeats?: BlockOf<'heading'>;
} & Pick<Card, 'part' | 'band'>;

/** The number of cards of a plan if each section had one. A title, and text before the first section, have their own. */
export function countSections(plan: readonly PlannedCard[]): number {
  return plan.filter((card, at) => !continuesSection(card, plan[at - 1])).length;
}

/** Whether a card goes on with the section of the card before it. */
export function continuesSection({ part, blocks }: PlannedCard, before: PlannedCard | undefined): boolean {
  return before !== undefined && before.part === undefined && part === undefined && blocks[0]?.kind !== 'heading';
}

const known = new WeakSet<Block>();

export function markLineTitle(block: Block): void {
  known.add(block);
}

/** Whether a heading was made from a line or sentence of body text, or from a picture's name. */
export function isLineTitle(block: Block): boolean {
  return known.has(block);
}

/** Whether a block is a paragraph of running text, not a transcript line with a time or an item without a list marker. */
export function isNarrative(block: Block): boolean {
  return block.kind === 'paragraph' && /^[\p{L}"'“”„«‘¿¡]/u.test(plainText(block.runs).trimStart());
}
