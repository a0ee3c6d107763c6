import type { PlacedShape } from '../placed';
import { type MotifBrush, stroke } from './motif-brush';

/** Parallel strokes that cut the top right corner at 45 degrees. */
export function drawDiagonal(brush: MotifBrush): PlacedShape[] {
  const { width, cover, unit, second, strong, tint } = brush;
  const step = (cover ? 46 : 13) * unit;
  const count = cover ? 7 : 3;
  const colour = cover ? second : strong;
  const opacity = tint(colour, cover ? 0.55 : 0.9);
  return Array.from({ length: count }, (_, at) => {
    const reach = step * (at + 1);
    // Strokes become bolder towards the corner and thinner towards the text.
    const weight = (cover ? 20 : 5) * unit * (1 - at / (count + 1));
    return stroke('line', { x: width - reach, y: 0, width: reach, height: reach }, colour, weight, opacity);
  });
}
