import type { Block, BlockOf, Card } from '../blocks';

/** A planned card, before speaker notes are removed. `repeats` is the heading it continues. */
export type PlannedCard = {
  blocks: Block[];
  repeats?: BlockOf<'heading'>;
} & Pick<Card, 'part' | 'band'>;
