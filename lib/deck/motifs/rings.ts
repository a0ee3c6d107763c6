import type { PlacedShape } from '../placed';
import { circle, type MotifBrush, stroke } from './motif-brush';

/** Ripples from a point beyond the corner; wide ones on covers. */
export function drawRings(brush: MotifBrush): PlacedShape[] {
  const { width, height, index, cover, unit, ground, strong, second, third, tint } = brush;
  const side = Math.min(width, height);
  if (!cover) {
    return [0.05, 0.085, 0.12].map((radius) =>
      stroke('ellipse', circle(width, height, side * radius), second, 1.5 * unit, tint(second, 0.8)),
    );
  }
  const centreY = index % 2 === 0 ? height * 0.9 : height * 0.1;
  return [0.14, 0.25, 0.37, 0.5, 0.64, 0.79].map((radius, at) => {
    // On the accent colour another hue looks muddy, so only the text colour is used to lighten it.
    const colour = ground === 'accent' ? strong : at % 3 === 1 ? third : second;
    return stroke(
      'ellipse',
      circle(width * 0.93, centreY, side * radius),
      colour,
      (11 - at * 1.6) * unit,
      tint(colour, ground === 'accent' ? 0.2 : 0.5),
    );
  });
}
