import type { MeasuredBlock } from '../layout/measure/measured';
import type { PlacedElement } from '../placed';
import type { Points } from '../units';

/** A block that stays on one page and is drawn from its upper edge. */
export function wholeFigure(
  height: Points,
  draw: (y: Points) => PlacedElement[],
  { space = 16, after = 14 }: { space?: Points; after?: Points } = {},
): MeasuredBlock {
  return {
    kind: 'block',
    slices: [{ space, height }],
    mayBreakBefore: () => true,
    keepWithNext: false,
    repeat: 0,
    foot: 0,
    after,
    pieces: 12,
    draw: (_from, _to, { y }) => draw(y),
  };
}
