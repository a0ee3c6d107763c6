import type { TextMode } from '../../contract/enums';
import type { Block } from '../blocks';
import type { CardRoom } from './card-room';
import { dealPlan } from './deal-plan';
import type { PlannedCard } from './planned-card';

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
