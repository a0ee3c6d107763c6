import type { PlacedShape } from '../placed';
import { fill, type MotifBrush } from './motif-brush';

/** A short tab at the top left; on covers, a long stroke in two colours along the foot. */
export function drawUnderline({ width, height, cover, unit, strong, second }: MotifBrush): PlacedShape[] {
  if (!cover) return [fill('rect', { x: 0, y: 0, width: 108 * unit, height: 6 * unit }, strong)];
  const foot = { y: height - 10 * unit, height: 10 * unit };
  return [
    fill('rect', { ...foot, x: 0, width: width * 0.74 }, strong),
    fill('rect', { ...foot, x: width * 0.74, width: width * 0.26 }, second),
  ];
}
