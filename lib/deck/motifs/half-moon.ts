import type { PlacedShape } from '../placed';
import { circle, fill, type MotifBrush } from './motif-brush';

/** A great disc that rises over the right border, with a smaller one before it. */
export function drawHalfMoon(brush: MotifBrush): PlacedShape[] {
  const { width, height, index, cover, ground, strong, second, third, tint } = brush;
  const side = Math.min(width, height);
  if (!cover) {
    return [fill('ellipse', circle(width, height, side * 0.085), second, tint(second, 0.85))];
  }
  // The disc is lower or higher in turn, so that consecutive sections do not look alike.
  const centreY = height * (index % 2 === 0 ? 0.66 : 0.36);
  // On the accent colour another hue looks muddy, so only the text colour is used to lighten it.
  const onAccent = ground === 'accent';
  const disc = onAccent ? strong : second;
  const satellite = onAccent ? strong : third;
  return [
    fill('ellipse', circle(width * 1.01, centreY, side * 0.5), disc, tint(disc, onAccent ? 0.13 : 0.42)),
    fill(
      'ellipse',
      circle(width * 0.985 - side * 0.5, centreY + side * 0.34, side * 0.1),
      satellite,
      tint(satellite, onAccent ? 0.09 : 0.55),
    ),
  ];
}
