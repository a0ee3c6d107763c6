import type { PlacedShape } from '../placed';
import { fill, type MotifBrush } from './motif-brush';

/** Layers along the foot: a strong strip in two colours, and on covers two broad tinted layers above it. */
export function drawBand({ width, height, cover, unit, strong, second, third, tint }: MotifBrush): PlacedShape[] {
  const strip = (cover ? 12 : 6) * unit;
  const foot = [
    fill('rect', { x: 0, y: height - strip, width, height: strip }, strong),
    fill('rect', { x: width * 0.62, y: height - strip, width: width * 0.26, height: strip }, second),
    fill('rect', { x: width * 0.88, y: height - strip, width: width * 0.12, height: strip }, third),
  ];
  if (!cover) return foot;
  const layer = (share: number, opacity: number) =>
    fill('rect', { x: 0, y: height * (1 - share), width, height: height * share }, second, tint(second, opacity));
  return [layer(0.3, 0.1), layer(0.17, 0.08), ...foot];
}
