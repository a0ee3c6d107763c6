import type { PlacedShape } from '../placed';
import { type MotifBrush, stroke } from './motif-brush';

/** A patch of squared paper in the bottom right corner; on covers it takes the right of the card. */
export function drawGrid(brush: MotifBrush): PlacedShape[] {
  const { width, height, cover, unit, ground, strong, tint } = brush;
  const step = (cover ? 30 : 18) * unit;
  const columns = cover ? Math.floor((width * 0.38) / step) : 7;
  const rows = cover ? Math.floor(height / step) : 3;
  const colour = ground === 'accent' ? strong : 'line';
  // Where two lines cross, both are drawn on the ground, so their combined opacity must not exceed the tint.
  const opacity = 1 - Math.sqrt(1 - tint(colour, 1));
  const left = width - columns * step;
  const top = height - rows * step;
  const upright = Array.from({ length: columns }, (_, at) =>
    stroke('line', { x: left + at * step, y: top, width: 0, height: height - top }, colour, 0.75 * unit, opacity),
  );
  const level = Array.from({ length: rows }, (_, at) =>
    stroke('line', { x: left, y: top + at * step, width: width - left, height: 0 }, colour, 0.75 * unit, opacity),
  );
  return [...upright, ...level];
}
