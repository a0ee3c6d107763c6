import type { Block, Card } from '../blocks';
import type { Content } from '../content/read-content';
import type { PromptPart } from './prompt-parts';

/**
 * How content fits a slot. `own`: it already has that form. `made`: it was given that form. `text`: the slot takes any
 * text. `none`: it can't be shown there.
 */
export type SlotFit = 'own' | 'made' | 'text' | 'none';

/** `rest`: content that doesn't fit. */
export type FilledSlot = { card: Card; rest: Block[]; fit: SlotFit };

/** The most words kept around a card's main block. */
export const AROUND_WORDS = 60;

export function cardOf({ notes, repeats }: PromptPart, blocks: Block[]): Card {
  return { blocks, notes, labelOnly: false, ...(repeats ? { repeats } : {}) };
}

/** The kicker and heading of a card. A repeated heading isn't one of its blocks. */
export function headOf(part: PromptPart, { kicker, heading }: Content): Block[] {
  return [kicker, heading].filter(
    (block): block is NonNullable<typeof block> => block !== null && part.blocks.includes(block),
  );
}
