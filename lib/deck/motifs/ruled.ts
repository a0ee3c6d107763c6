import type { PlacedShape } from '../placed';
import { fill, type MotifBrush } from './motif-brush';

/** The rules of a front page: a thick and a thin one at the head, a thin one at the foot; both doubled on covers. */
export function drawRuled({ width, height, cover, unit, ground, strong }: MotifBrush): PlacedShape[] {
  const colour = ground === 'ground' ? 'ink' : strong;
  const inset = 14 * unit;
  const rule = (y: number, weight: number) =>
    fill('rect', { x: inset, y, width: width - inset * 2, height: weight }, colour);
  const head = cover
    ? [rule(6 * unit, 5 * unit), rule(13 * unit, 0.75 * unit)]
    : [rule(9 * unit, 2 * unit), rule(13 * unit, 0.5 * unit)];
  const foot = cover
    ? [rule(height - 13.75 * unit, 0.75 * unit), rule(height - 11 * unit, 5 * unit)]
    : [rule(height - 12 * unit, 0.5 * unit)];
  return [...head, ...foot];
}
