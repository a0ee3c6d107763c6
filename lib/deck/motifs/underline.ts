import type { PlacedShape } from '../placed';
import { fill, type MotifBrush } from './motif-brush';

/** A tab of the strong colour at the head, where the text begins; on covers a long stroke runs along the foot. */
export function drawUnderline({ width, height, cover, unit, strong, second }: MotifBrush): PlacedShape[] {
  const margin = width * 0.0667;
  if (!cover) return [fill('rect', { x: margin, y: 0, width: 44 * unit, height: 6 * unit }, strong)];
  return [
    fill('rect', { x: margin, y: 0, width: 112 * unit, height: 12 * unit }, strong),
    fill('rect', { x: margin, y: height - 9 * unit, width: width - margin, height: 9 * unit }, strong),
    fill('rect', { x: width * 0.78, y: height - 9 * unit, width: width * 0.22, height: 9 * unit }, second),
  ];
}
