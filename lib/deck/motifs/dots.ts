import type { PlacedShape } from '../placed';
import { circle, fill, type MotifBrush } from './motif-brush';

/** A halftone that fades out of the bottom right corner; on content cards two short rows of it along the foot. */
export function drawDots(brush: MotifBrush): PlacedShape[] {
  const { width, height, cover, unit, edge, strong, second, tint } = brush;
  if (!cover) {
    return Array.from({ length: 9 }, (_, at) => {
      const radius = (2.6 - at * 0.22) * unit;
      return fill('ellipse', circle(width - edge * 0.75 - at * 11 * unit, height - edge * 0.55, radius), strong);
    });
  }
  const gap = Math.min(width, height) * 0.075;
  const reach = 8;
  const dots: PlacedShape[] = [];
  for (let row = 0; row < reach; row += 1) {
    for (let column = 0; column < reach - row; column += 1) {
      const radius = gap * 0.36 * (1 - (row + column) / (reach + 1));
      const colour = (row + column) % 4 === 3 ? second : strong;
      const centre = circle(width - gap * (column + 0.6), height - gap * (row + 0.6), radius);
      dots.push(fill('ellipse', centre, colour, tint(colour, 0.5)));
    }
  }
  return dots;
}
