import type { PlacedShape } from '../placed';
import { fill, type MotifBrush } from './motif-brush';

/** A bar down the left edge; on covers, columns that grow towards the right like a bar chart. */
export function drawEdgeBar(brush: MotifBrush): PlacedShape[] {
  const { width, height, cover, unit, strong, second, third, tint } = brush;
  if (!cover) {
    return [
      fill('rect', { x: 0, y: 0, width: 6 * unit, height }, strong),
      fill('rect', { x: 0, y: 0, width: 6 * unit, height: height * 0.16 }, third),
    ];
  }
  const column = width * 0.07;
  const columns = [0.22, 0.34, 0.29, 0.48, 0.66].map((share, at) => {
    const box = { x: width - column * (5 - at), y: height * (1 - share), width: column * 0.82, height: height * share };
    return fill('rect', box, second, tint(second, 0.16 + at * 0.07));
  });
  return [...columns, fill('rect', { x: 0, y: height - 8 * unit, width, height: 8 * unit }, third)];
}
