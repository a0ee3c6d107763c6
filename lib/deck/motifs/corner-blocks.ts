import type { PlacedShape } from '../placed';
import { fill, type MotifBrush } from './motif-brush';

/** Squares stepping down from the top right corner, like the corner of a chequered flag. */
export function drawCornerBlocks(brush: MotifBrush): PlacedShape[] {
  const { width, cover, edge, strong, second, third, tint } = brush;
  const square = (column: number, row: number, side: number, colour: typeof strong, opacity: number) =>
    fill('rect', { x: width - side * (column + 1), y: side * row, width: side, height: side }, colour, opacity);
  if (!cover) {
    return [square(0, 0, edge, strong, 1), square(1, 0, edge, second, 1), square(2, 0, edge, third, 1)];
  }
  const side = Math.min(width, brush.height) * 0.19;
  const light = tint('ground', 0.34);
  return [
    square(0, 0, side, 'ground', light),
    square(1, 1, side, third, tint(third, 0.7)),
    square(2, 0, side, 'ground', light * 0.55),
    square(0, 2, side, 'ground', light * 0.55),
  ];
}
