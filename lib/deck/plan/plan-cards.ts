import type { TextMode } from '../../contract/enums';
import type { Block, BlockOf, Card } from '../blocks';
import type { CardRoom } from './card-room';
import { dealPlan } from './deal-plan';

/** A card to be, before its speaker notes are taken off. `repeats`: the heading that it is under. */
export type PlannedCard = { blocks: Block[]; repeats?: BlockOf<'heading'> } & Pick<Card, 'part' | 'band'>;

/**
 * A text as at most `count` cards, exactly so many where it has as many pieces that can be cards of their own: its own
 * `plan` where that makes so many, else that plan on more or fewer cards.
 */
export function planCards(
  blocks: readonly Block[],
  plan: PlannedCard[],
  count: number,
  { room, textMode }: { room: CardRoom; textMode: TextMode },
): PlannedCard[] {
  return plan.length === count ? plan : dealPlan(blocks, plan, count, room, textMode);
}
