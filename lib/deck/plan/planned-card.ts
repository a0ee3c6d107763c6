import type { Block, BlockOf, Card } from '../blocks';

/**
 * A planned card, before speaker notes are removed. `repeats` is the heading it continues, `kicker` a heading without
 * text that is shown above its own (see `foldHeadings`).
 */
export type PlannedCard = {
  blocks: Block[];
  repeats?: BlockOf<'heading'>;
  kicker?: BlockOf<'heading'>;
} & Pick<Card, 'part' | 'band'>;
