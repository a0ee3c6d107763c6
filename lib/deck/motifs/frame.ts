import type { PlacedShape } from '../placed';
import { type MotifBrush, stroke } from './motif-brush';

/** A fine rim inside the border; doubled on covers. */
export function drawFrame({ width, height, cover, unit, strong }: MotifBrush): PlacedShape[] {
  const rim = (inset: number, weight: number, colour: typeof strong) =>
    stroke('rect', { x: inset, y: inset, width: width - inset * 2, height: height - inset * 2 }, colour, weight);
  if (!cover) return [rim(10 * unit, 0.75 * unit, 'line')];
  return [rim(8 * unit, 2 * unit, strong), rim(12.5 * unit, 0.6 * unit, strong)];
}
