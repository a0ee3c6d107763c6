import type { Block, BlockOf, Card } from '../blocks';

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
