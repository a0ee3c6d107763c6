import type { Block, Card } from '../blocks';
import type { Content } from '../layout/read-content';
import type { PromptPart } from './prompt-parts';

/**
 * How content suits a place: `own`, it has that form already; `made`, it was given that form; `text`, the place takes
 * any text; `none`, it cannot be shown there.
 */
export type SlotFit = 'own' | 'made' | 'text' | 'none';

/** `rest`: what has no room there. */
export type FilledSlot = { card: Card; rest: Block[]; fit: SlotFit };

/** What stays around the main block of a card. */
export const AROUND_WORDS = 60;

export function cardOf({ notes, repeats }: PromptPart, blocks: Block[]): Card {
  return { blocks, notes, labelOnly: false, ...(repeats ? { repeats } : {}) };
}

/** What heads a card: a repeated heading is none of its blocks. */
export function headOf(part: PromptPart, { kicker, heading }: Content): Block[] {
  return [kicker, heading].filter(
    (block): block is NonNullable<typeof block> => block !== null && part.blocks.includes(block),
  );
}
