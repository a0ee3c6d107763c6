import type { TextMode } from '../../contract/enums';
import type { Block, BlockOf, Card } from '../blocks';
import type { CardRoom } from './card-room';
import { dealPlan } from './deal-plan';

/**
 * A planned card, before speaker notes are removed. `repeats` is the heading it continues, `kicker` a heading without
 * text that is shown above its own (see `foldHeadings`).
 */
export type PlannedCard = {
  blocks: Block[];
  repeats?: BlockOf<'heading'>;
  kicker?: BlockOf<'heading'>;
} & Pick<Card, 'part' | 'band'>;

/**
 * Plans a text as at most `count` cards, and as exactly `count` if it has that many pieces that can stand alone. Keeps
 * `plan` if it already has `count` cards. Otherwise reshapes it.
 */
export function planCards(
  blocks: readonly Block[],
  plan: PlannedCard[],
  count: number,
  { room, textMode }: { room: CardRoom; textMode: TextMode },
): PlannedCard[] {
  return plan.length === count ? plan : dealPlan(blocks, plan, count, room, textMode);
}
